import assert from 'node:assert/strict'
import { test } from 'node:test'
import { status } from '../../knowledge/fetching/testing/website.ts'
import { newOrganization } from '../../testing/api.ts'
import { onboarded, page, startTown, studioPages } from './testing/studio.ts'

const town = await startTown()

/** Onboarding uses sources: what holds for them holds here, in the same words. */
async function problemOf(url: string) {
  const api = await onboarded(town, { websites: [url] })
  const { run } = (await api.get('/onboarding')).body
  assert.deepEqual([run.status, run.step], ['failed', 'sources'])
  assert.equal((await api.get('/agents')).body.data.length, 0)
  const [problem, ...others] = run.problems
  assert.deepEqual(others, [])
  const source = (await api.get(`/knowledge_sources/${problem.source_id}`)).body
  assert.deepEqual({ code: problem.code, message: problem.message, lasting: problem.lasting }, source.error)
  return problem
}

test('a private address is refused before anything begins, and says what the operator can do', async () => {
  const api = await newOrganization()
  const { status: refused, body } = await api.post('/onboarding', {
    websites: ['https://example.com/', 'http://127.0.0.1:9/'],
  })
  assert.deepEqual([refused, body.error.code, body.error.param], [422, 'parameter_invalid', 'websites.1'])
  assert.match(body.error.message, /127\.0\.0\.1:9 to FOYER_ALLOW_HOSTS/)
  assert.equal((await api.get('/onboarding')).body.run, null)
})

test('a redirect to another site, or into a private network, is not followed', async () => {
  const elsewhere = await town.open({ '/': page('Elsewhere', '<p>Another site has other words.</p>') })
  const moved = await town.open({ '/': status(302, { location: `${elsewhere.origin}/` }) })
  assert.equal((await problemOf(moved.origin)).code, 'redirected_elsewhere')
  const inward = await town.open({ '/': status(302, { location: 'http://169.254.169.254/' }) })
  assert.match((await problemOf(inward.origin)).code, /^(redirected_elsewhere|address_private)$/)
  assert.deepEqual(elsewhere.asked, [])
})

test('robots.txt is obeyed, also before the first look', async () => {
  const closed = await town.open({
    ...studioPages,
    '/robots.txt': (response) =>
      response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /'),
  })
  const { code, message } = await problemOf(closed.origin)
  assert.equal(code, 'robots_disallowed')
  assert.match(message, /Allow it there/)
  assert.deepEqual([...new Set(closed.asked)], ['/robots.txt'])
})

test('a site that wants a login, has no text, or shows it only in a browser says what to do', async () => {
  const members = await town.open({ '/': status(401) })
  assert.match((await problemOf(members.origin)).message, /Make it public/)
  const scripted = await town.open({
    '/': '<html><head><title>App</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>',
  })
  const { code, message } = await problemOf(scripted.origin)
  assert.equal(code, 'empty')
  assert.match(message, /text/)
})

test('a page that is too large is not read', async () => {
  const huge = await town.open({
    '/': (response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-length': String(64 * 1024 * 1024) })
        .end(),
  })
  assert.equal((await problemOf(huge.origin)).code, 'too_large')
})

test('of several addresses, one that fails is told and the others go on', async () => {
  const studio = await town.open(studioPages)
  const members = await town.open({ '/': status(401) })
  const api = await onboarded(town, { websites: [studio.origin, members.origin] })
  const { run } = (await api.get('/onboarding')).body
  assert.deepEqual([run.status, run.source_ids.length], ['completed', 2])
  assert.deepEqual(
    run.problems.map(({ step, url }: Record<string, string>) => [step, new URL(url!).origin]),
    [['sources', members.origin]],
  )
})

test('what cannot be an address is refused before anything begins', async () => {
  const api = await newOrganization(town.service)
  const refusals = [
    [{}, 'parameter_missing', 'websites'],
    [{ websites: ['http://exa mple'] }, 'parameter_invalid', 'websites.0'],
    [{ websites: ['https://example.com', 'http://[bad'] }, 'parameter_invalid', 'websites.1'],
    [{ source_ids: [1] }, 'parameter_invalid', 'source_ids.0'],
    [{ text: 'We are open.', agent: 'nobody' }, 'parameter_invalid', 'agent'],
  ] as const
  for (const [body, code, param] of refusals) {
    const answer = await api.post('/onboarding', body)
    assert.deepEqual([answer.status, answer.body.error?.code, answer.body.error?.param], [422, code, param])
  }
  assert.equal((await api.get('/onboarding')).body.run, null)
  assert.equal((await api.get('/knowledge_sources')).body.data.length, 0)
})
