import CivilTime
import Foundation
import Hummingbird
import HummingbirdCore
import JournalStore
import Logging
import NIOCore
import ServiceLifecycle

/// Daybook over HTTP, serving the journal of one data folder.
public struct DaybookServer: Sendable {
    let configuration: Configuration

    public init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    /// Serves until the process receives SIGINT or SIGTERM, or the task is cancelled.
    ///
    /// Throws `ServerFailure`, or `StoreFailure` if the journal cannot be opened.
    public func run() async throws {
        let listening = try ListenAddresses(host: configuration.host, port: configuration.port)
        var configuration = configuration
        let limits = configuration.limits
        configuration.limits = limits.fitting(openFiles: OpenFiles.allow(limits.fileCount))
        let responder = try DaybookResponder(configuration, port: listening.port)
        var services = ServiceGroupConfiguration(
            services: services(of: responder, listening: listening), gracefulShutdownSignals: [.sigterm, .sigint],
            logger: Self.logger)
        services.maximumGracefulShutdownDuration = .seconds(5)
        defer { responder.proof.withdraw() }
        do {
            try await ServiceGroup(configuration: services).run()
        } catch let error as IOError {
            throw ServerFailure(error, host: configuration.host, port: listening.port)
        } catch is SocketAddressError.UnknownHost {
            throw ServerFailure.cannotListen(
                host: configuration.host, port: listening.port, reason: "there is no such address")
        }
    }

    /// The services, which are stopped in reverse order. Each has a name, since the log describes an unnamed service
    /// with its entire content.
    func services(
        of responder: DaybookResponder, listening: ListenAddresses
    ) -> [ServiceGroupConfiguration.ServiceConfiguration] {
        let startupLatch = CountdownLatch(awaiting: listening.addresses.count) { printLink(responder) }
        let backups = ServiceGroupConfiguration.ServiceConfiguration(
            service: Backups(lock: responder.lock, configuration: configuration), serviceName: "backups")
        let servers = listening.addresses.map { address in
            ServiceGroupConfiguration.ServiceConfiguration(
                service: application(of: responder, on: address, listening.port, startupLatch), serviceName: address)
        }
        let closer = ServiceGroupConfiguration.ServiceConfiguration(
            service: StreamCloser(responder: responder), serviceName: "streams")
        return [backups] + servers + [closer]
    }

    private func application(
        of responder: DaybookResponder, on address: String, _ port: Int, _ startupLatch: CountdownLatch
    ) -> some Service {
        let connections = responder.connections
        let decoding = HTTP1Channel.Configuration.DecoderConfiguration(
            maxHeaderFieldSize: ConnectionLimits.headerField, maxHeaderListSize: ConnectionLimits.headers,
            maxHeaderFieldCount: ConnectionLimits.headerCount)
        let channel = HTTP1Channel.Configuration(
            additionalChannelHandlers: [ConnectionLimitHandler(connections)], httpDecoderConfiguration: decoding)
        return Application(
            responder: responder,
            server: HTTPServerBuilder {
                TargetCheckingChannel(http: HTTP1Channel(responder: $0, configuration: channel))
            },
            configuration: ApplicationConfiguration(
                address: .hostname(address, port: port),
                // Others wait until the connections that they replace are closed.
                availableConnectionsDelegate: MaximumAvailableConnections(
                    connections.limits.maximumConnections + connections.limits.replacementCount)),
            onServerRunning: { _ in startupLatch.countDown() }, logger: Self.logger)
    }

    /// Prints the server's link once it is reachable, or how to get one: what a service prints is kept in a log.
    private func printLink(_ responder: DaybookResponder) {
        do {
            try responder.proof.publish()
            if configuration.printsLink {
                let link = try responder.sessions.makeToken(at: configuration.clock().milliseconds)
                configuration.say("Daybook: \(responder.address.link(with: link))")
            } else {
                configuration.say("Daybook: \(responder.address.origin) (`daybook open` signs in a browser)")
            }
        } catch {
            configuration.warn("No link could be made: \(error)")
        }
        configuration.say("Data: \(configuration.dataFolder)")
        if responder.lock.service == nil {
            configuration.say("The journal is locked: enter its passphrase in the browser.")
        }
        if let problem = responder.assets.problem { configuration.warn(problem.description) }
    }

    /// Creates a sign-in link, valid for an hour, for the server running on the same data folder.
    ///
    /// Throws `ServerFailure`: `.notRunning` or `.otherServer` if no server of this folder listens on the port.
    public static func link(for configuration: Configuration) throws -> String {
        let origin = try ServerProof.origin(
            folder: configuration.dataFolder, host: configuration.host, port: configuration.port,
            random: configuration.random)
        let sessions = try Sessions(folder: configuration.dataFolder, random: configuration.random)
        let link = try sessions.makeToken(at: configuration.clock().milliseconds)
        return Address.link(to: origin, with: link)
    }

    /// Whether a server of the data folder listens on the port.
    public static func isRunning(_ configuration: Configuration) -> Bool {
        let origin = try? ServerProof.origin(
            folder: configuration.dataFolder, host: configuration.host, port: configuration.port,
            random: configuration.random)
        return origin != nil
    }

    /// Logs only problems of the server itself, and never requests.
    private static let logger: Logger = {
        var logger = Logger(label: "daybook") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = .critical
        return logger
    }()
}

/// Ends the event streams of browsers, which would otherwise keep the server from stopping.
private struct StreamCloser: Service {
    let responder: DaybookResponder

    func run() async throws {
        try? await gracefulShutdown()
        responder.lock.service?.changes.finish()
    }
}

/// Makes the journal's daily backups once it is unlocked, and checks the files of attachments once a day.
private struct Backups: Service {
    let lock: JournalLock
    let configuration: DaybookServer.Configuration

    func run() async throws {
        await cancelWhenGracefulShutdown {
            // None comes if the server stops while it is locked.
            for await service in lock.opening { await backUpDaily(service) }
        }
    }

    private func backUpDaily(_ service: JournalService) async {
        for hour in 0... {
            if Task.isCancelled { return }
            if let problem = await service.backUp(at: configuration.clock()) {
                configuration.warn("No daily backup was made: \(problem)")
            }
            if hour % 24 == 0 { await service.checkFiles() }
            try? await Task.sleep(for: .seconds(3600))
        }
    }
}
