"""A proxy that behaves like a slow, long and lossy line, for what a browser exchanges with the server."""

import asyncio
import collections
import random
import re
import threading

SEGMENT = 1400  # bytes that are lost together
APP = re.compile(rb"GET /(assets/|worker\.js)")  # files of the app, which are installed before
CALL = re.compile(rb"POST /replica/(\w+)([^ ]*)")
LENGTH = re.compile(rb"\r\ncontent-length: (\d+)\r\n", re.IGNORECASE)
TOTAL = re.compile(rb"daybook-total: (\d+)", re.IGNORECASE)


class Call:
    """A call of the exchange: its kind, its address, and what it took on the line."""

    def __init__(self, kind, query, is_old):
        self.kind, self.query, self.is_old, self.was_planned = kind, query, is_old, False
        self.cuts = []
        self.sent, self.received, self.is_cut, self.total, self.limit = 0, 0, False, None, None
        self.length = None  # of the whole response

    @property
    def passed(self):
        return self.sent + self.received

    @property
    def is_over(self):
        return self.length is not None and self.received >= self.length

    def number(self, name):
        found = re.search(rf"\b{name}=(\d+)", self.query)
        return int(found[1]) if found else None


class Direction:
    """One way of the line, which all connections share."""

    def __init__(self):
        self.free_at = 0.0


class SlowLine:
    """Passes connections on as a line would that carries `rate` bytes a second each way, with a round trip of `delay` seconds.

    A segment is lost with the probability `loss`: its connection then stalls for a timeout of `retransmission` seconds, twice
    that if it is lost again, and so on. After about `span` bytes of calls a connection is reset or, each third time, falls silent.
    The next calls of a kind in `cuts` are reset after so many bytes each, or not where that is `None`: a call that is over before leaves its cut
    to the next, and nothing else breaks it off. All of it depends on the seed and on what is sent.
    """

    def __init__(self, port, target, rate, delay, loss, span, retransmission=1.0, seed=1):
        self.port, self.target, self.rate, self.delay, self.loss = port, target, rate, delay, loss
        self.span, self.retransmission = span, retransmission
        self.random = random.Random(seed)
        self.up, self.down = Direction(), Direction()
        self.calls, self.cuts = [], collections.defaultdict(list)
        self.losses, self.breaks, self.is_off = 0, 0, False
        self.until_break = self.next_span()
        self.connections = set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def next_span(self):
        return self.random.expovariate(1 / self.span)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()

    def turn_off(self):
        """Breaks all connections, and takes no others."""
        self.is_off = True
        self.loop.call_soon_threadsafe(lambda: [connection.reset() for connection in list(self.connections)])

    def turn_on(self):
        self.is_off = False

    def run(self):
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(asyncio.start_server(self.connect, "127.0.0.1", self.port))
        self.loop.run_forever()
        tasks = asyncio.all_tasks(self.loop)
        for task in tasks:
            task.cancel()
        self.loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self.loop.close()

    async def connect(self, reader, writer):
        if self.is_off:
            return writer.transport.abort()
        try:
            upstream = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            return writer.transport.abort()
        connection = Connection(self, (reader, writer), upstream)
        self.connections.add(connection)
        try:
            await connection.run()
        except asyncio.CancelledError:
            pass  # the test is over
        finally:
            self.connections.discard(connection)

    def passed(self, kind, is_old=None):
        """The calls of a kind."""
        return [call for call in self.calls if call.kind == kind and is_old in (None, call.is_old)]


class Connection:
    """A connection of the browser, with one to the server."""

    def __init__(self, line, client, server):
        self.line, self.client, self.server = line, client, server
        self.is_slow, self.is_silent, self.call = False, False, None

    def reset(self):
        for _, writer in (self.client, self.server):
            writer.transport.abort()

    async def run(self):
        ways = [self.carry(self.client[0], self.server[1], self.line.up, is_request=True),
                self.carry(self.server[0], self.client[1], self.line.down, is_request=False)]
        await asyncio.gather(*ways, return_exceptions=True)

    async def carry(self, reader, writer, direction, is_request):
        arriving = asyncio.Queue()
        delivery = asyncio.ensure_future(self.deliver(arriving, writer))
        last = 0.0
        try:
            while data := await reader.read(65536):
                if is_request and data[:5] in (b"GET /", b"POST "):
                    self.begin(data)
                for start in range(0, len(data), SEGMENT):
                    segment = data[start:start + SEGMENT]
                    if self.is_slow:
                        last = max(last, await self.cross(direction, len(segment)))
                        self.count(segment, is_request)
                    arriving.put_nowait((last if self.is_slow else 0.0, segment))
            arriving.put_nowait((last, b""))
            await delivery
        except ConnectionError:
            self.reset()
        finally:
            if is_request and self.call and not self.call.is_over:
                self.call.is_cut = True  # the browser gave up, as it may on a busy machine
            delivery.cancel()
            writer.close()

    async def deliver(self, arriving, writer):
        loop = self.line.loop
        while True:
            at, segment = await arriving.get()
            if (left := at - loop.time()) > 0:
                await asyncio.sleep(left)
            while self.is_silent:
                await asyncio.Event().wait()
            if not segment:
                return
            writer.write(segment)
            await writer.drain()

    def begin(self, data):
        """Notes what a request is."""
        self.is_slow = not APP.match(data)
        self.call = None
        if found := CALL.match(data):
            kind, query = found[1].decode(), found[2].decode()
            is_old = kind == "pull" and data.endswith(b"\r\n\r\n\0")
            self.call = Call(kind, query, is_old)
            self.call.cuts = self.line.cuts["old" if is_old else kind]
            if self.call.cuts:
                self.call.limit = self.call.cuts[0]
                if self.call.limit is None:
                    self.call.cuts.pop(0)
            self.line.calls.append(self.call)

    async def cross(self, direction, count):
        """Waits until the line has taken so many bytes. Returns when they arrive at its end."""
        line = self.line
        now = line.loop.time()
        direction.free_at = max(now, direction.free_at) + count / line.rate
        at = direction.free_at + line.delay / 2
        timeout = line.retransmission
        while line.random.random() < line.loss:
            line.losses += 1
            at += timeout
            timeout *= 2
        await asyncio.sleep(direction.free_at - now)
        return at

    def count(self, segment, is_request):
        """Counts what crossed the line. Raises where it breaks off, after what crossed."""
        line, call = self.line, self.call
        if not call or self.is_silent:
            return
        if is_request:
            call.sent += len(segment)
        else:
            if not call.received:
                head = segment.partition(b"\r\n\r\n")[0] + b"\r\n\r\n"
                if found := TOTAL.search(head):
                    call.total = int(found[1])
                if found := LENGTH.search(head):
                    call.length = len(head) + int(found[1])
            call.received += len(segment)
        if call.limit is not None and call.cuts[:1] == [call.limit]:
            if call.passed < call.limit:
                return
            call.cuts.pop(0)
            call.is_cut, call.was_planned = True, True
            raise ConnectionResetError("cut as planned")
        line.until_break -= len(segment)
        if line.until_break < 0:
            line.until_break = line.next_span()
            line.breaks += 1
            call.is_cut = True
            if line.breaks % 3 == 0:
                self.is_silent = True
            else:
                raise ConnectionResetError("the line broke off")
