# Joins a module and all that it imports to one classic script: each module once, after those it needs, without comments
# that have lines of their own.
#   awk -f bundle.awk Browser/Scripts/worker/main.js
# It knows the forms of import and export that are used here and no others (docs/adr/0010-browser-modules.md).

function fail(why) {
    print "bundle.awk: " why >"/dev/stderr"
    failed = 1
    exit 1
}

# The path that a module's import names.
function resolve(from, name) {
    sub(/[^\/]*$/, "", from)
    name = from name
    while (sub(/\/\.\//, "/", name) || sub(/\/[^\/.]+\/\.\.\//, "/", name)) { }
    return name
}

function take(path,    line, statement, text, status, isComment) {
    if (path in taken) return
    taken[path] = 1
    while ((status = (getline line <path)) > 0) {
        if (line ~ /^ *\/\*\*/ && (line ~ /\*\/$/ || line !~ /\*\//)) isComment = 1
        if (isComment || line ~ /^ *\/\//) {
            if (line ~ /\*\/$/) isComment = 0
            continue
        }
        if (statement != "" || line ~ /^import /) {
            statement = statement line
            if (line !~ /;$/) continue
            if (statement !~ /^import [^*]*"\.[^"]*";$/ || statement ~ / as /) fail(path ": " statement)
            sub(/^[^"]*"/, "", statement)
            sub(/".*$/, "", statement)
            take(resolve(path, statement))
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
    take(ARGV[1])
    print "\n}"
}

END { exit failed }
