import { tooManyRedirects, unfetchableRedirect } from './failures.ts'
import type { HttpContent } from './get.ts'
import { limits } from './limits.ts'
import { normalizeUrl } from './normalize_url.ts'

const redirecting = new Set([301, 302, 303, 307, 308])

/** Goes where redirects lead. Each address is asked for by `step`, which gives null to go no further. */
export async function follow(
  start: string,
  step: (url: string) => Promise<HttpContent | null>,
): Promise<{ url: string; answer: HttpContent } | null> {
  let url = start
  for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
    const answer = await step(url)
    if (!answer) return null
    if (!redirecting.has(answer.status)) return { url, answer }
    url = targetOf(url, answer)
  }
  throw tooManyRedirects(start)
}

function targetOf(url: string, { headers }: HttpContent): string {
  // Header bytes are read as Latin-1; addresses in them that are not ASCII are UTF-8.
  const location = Buffer.from(headers.location ?? '', 'latin1').toString()
  const target = location && normalizeUrl(location, url)
  if (!target) throw unfetchableRedirect(url, location)
  return target
}
