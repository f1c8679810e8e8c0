/** Why work is broken off that is not done when the server stops. It is nobody's result: the work is done again. */
export class Shutdown extends Error {
  override name = 'Shutdown'
  override message = 'The server is stopping.'
}

/** What the work gives, unless the server stops first: then nobody waits for it any longer. */
export async function orShutdown<Result>(stopping: AbortSignal, work: Promise<Result>): Promise<Result> {
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const give = () => reject(new Shutdown())
  stopping.addEventListener('abort', give, { once: true })
  if (stopping.aborted) give()
  try {
    return await Promise.race([stopped, work])
  } finally {
    stopping.removeEventListener('abort', give)
    // Of work that fails afterwards nobody wants to hear.
    work.catch(() => {})
  }
}
