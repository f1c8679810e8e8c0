import { allOperations } from '@foyer/contract'
import { call, type TestService } from './api.ts'

/** Every answer to a GET that needs no id beyond the agents' slugs, and to every id that these show. */
export async function everyAnswer(service: TestService, key: string): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${key}` }
  const answers: Record<string, string> = {}
  const get = async (path: string) => {
    const { text, body } = await call(service.app, 'GET', path, undefined, headers)
    // The reading itself is counted too, whenever the counter next adds up.
    answers[path] = text.replaceAll(/"calls":\d+/g, '"calls":0')
    return body
  }
  const reads = allOperations.filter(({ method, path }) => method === 'GET' && !path.endsWith('/stream'))
  const slugs = (await get('/agents?limit=100&include_archived=true')).data.map(
    (row: { slug: string }) => row.slug,
  )
  for (const { path } of reads) {
    for (const slug of path.includes('slug}') ? slugs : ['']) {
      const named = path.replace(/\{(agent_)?slug\}/, slug)
      if (named.includes('{')) continue
      const body = await get(named)
      for (const { id } of body.data ?? [])
        if (reads.some((each) => each.path === `${path}/{id}`)) await get(`${named}/${id}`)
    }
  }
  return answers
}
