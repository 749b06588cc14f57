# Bundles a module and all its imports into one classic script: each module once, after its dependencies, without
# comments on their own lines.
#   awk -f bundle.awk Browser/Scripts/worker/main.js
# It supports only the forms of import and export used here (docs/adr/0010-browser-modules.md).

function fail(why) {
    print "bundle.awk: " why >"/dev/stderr"
    failed = 1
    exit 1
}

# The path of a module's import.
function resolve(from, name) {
    sub(/[^\/]*$/, "", from)
    name = from name
    while (sub(/\/\.\//, "/", name) || sub(/\/[^\/.]+\/\.\.\//, "/", name)) { }
    return name
}

function include(path,    line, statement, text, status, isComment) {
    if (path in included) return
    included[path] = 1
    while ((status = (getline line <path)) > 0) {
        if (line ~ /^ *\/\*\*/ && (line ~ /\*\/$/ || line !~ /\*\//)) isComment = 1
        if (isComment || line ~ /^ *\/\//) {
            if (line ~ /\*\/$/) isComment = 0
            continue
        }
        if (statement != "" || line ~ /^import /) {
            statement = statement line
            if (line !~ /;$/) continue
            if (statement !~ /^import [^*]*"\.[^"]*";$/ || statement ~ / as |"[^"]*"[^"]*"/) fail(path ": " statement)
            sub(/^[^"]*"/, "", statement)
            sub(/".*$/, "", statement)
            include(resolve(path, statement))
            statement = ""
            continue
        }
        if (line ~ /^export / && line !~ /^export (const|let|class|function|async function) /) fail(path ": " line)
        sub(/^export /, "", line)
        text = text line "\n"
    }
    if (status < 0) fail(path " cannot be read")
    close(path)
    printf "%s", text
}

BEGIN {
    print "\"use strict\";\n{\n"
    include(ARGV[1])
    print "\n}"
}

END { exit failed }
