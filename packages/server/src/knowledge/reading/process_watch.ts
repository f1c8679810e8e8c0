import { workerData } from 'node:worker_threads'

/**
 * Ends the process from a thread of its own, because what it parses may keep the main one busy for ever: when it takes
 * too much memory, which V8 only bounds for its own heap, and when the server that started it is gone.
 */
const { maxBytes, server } = workerData as { maxBytes: number; server: number }

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes || process.ppid !== server) process.kill(process.pid, 'SIGKILL')
}, 20)
