/** What a piece of work tells, while it is done. Whoever stops listening ends it. */
export async function* eventsOf<Event>(
  signal: AbortSignal,
  work: (tell: (event: Event) => void, signal: AbortSignal) => Promise<void>,
): AsyncGenerator<Event> {
  const leaving = new AbortController()
  const events: Event[] = []
  let more = Promise.withResolvers<void>()
  let isDone = false
  const tell = (event: Event) => {
    events.push(event)
    more.resolve()
  }
  const working = work(tell, AbortSignal.any([signal, leaving.signal])).finally(() => {
    isDone = true
    more.resolve()
  })
  try {
    while (!isDone || events.length > 0) {
      yield* events.splice(0)
      if (isDone) continue
      await more.promise
      more = Promise.withResolvers()
    }
    await working
  } finally {
    leaving.abort()
  }
}
