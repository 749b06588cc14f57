"""A proxy that slows down and interrupts the requests of replication."""

import asyncio
import random
import threading


class SlowLine:
    """Passes connections on. Exchanges share `rate` bytes a second; after about `span` bytes of them the connection that
    is just used breaks off or, each third time, falls silent."""

    def __init__(self, port, target, rate, span, seed=1):
        self.port, self.target, self.rate, self.span = port, target, rate, span
        self.random = random.Random(seed)
        self.passed, self.breaks, self.portions = 0, 0, 0
        self.until_break = self.next_span()
        self.free_at = 0.0
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
        try:
            upstream = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            return writer.close()
        connection = {"is_slow": False}
        await asyncio.gather(self.carry(reader, upstream[1], connection, is_request=True),
                             self.carry(upstream[0], writer, connection, is_request=False), return_exceptions=True)

    async def carry(self, reader, writer, connection, is_request):
        try:
            while data := await reader.read(2048 if connection["is_slow"] else 65536):
                if is_request and data[:5] in (b"GET /", b"POST "):
                    connection["is_slow"] = data.startswith(b"POST /replica/")
                    self.portions += data.startswith((b"POST /replica/pull", b"POST /replica/push"))
                if connection["is_slow"]:
                    await self.wait_for(len(data))
                writer.write(data)
                await writer.drain()
        finally:
            writer.close()

    async def wait_for(self, count):
        """Waits until the line has carried so many bytes; or for ever, or raises, where it breaks off."""
        now = self.loop.time()
        self.free_at = max(now, self.free_at) + count / self.rate
        await asyncio.sleep(self.free_at - now)
        self.passed += count
        self.until_break -= count
        if self.until_break < 0:
            self.until_break = self.next_span()
            self.breaks += 1
            if self.breaks % 3 == 0:
                await asyncio.Event().wait()
            raise ConnectionError("the line broke off")
