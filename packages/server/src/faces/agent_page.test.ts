import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveAgent } from '../testing/agents.ts'
import { newOrganization } from '../testing/api.ts'
import { getPage, noFaces, serviceWithFaces, withFaces } from '../testing/faces.ts'

async function newPublicAgent(body: object = {}) {
  const api = await newOrganization(await serviceWithFaces())
  const { body: agent } = await api.post('/agents', { name: 'Front desk', ...body })
  return { api, agent, path: `/a/${agent.public_id}` }
}

test('/a/{public_id} is the talk with that agent, under its name and in its language', async () => {
  const { agent, path } = await newPublicAgent({ name: 'Mara <b>&</b> "Co"', languages: ['de', 'en'] })
  const { statusCode, body } = await getPage(path)
  assert.equal(statusCode, 200)
  assert.match(body, /<html lang="de">/)
  assert.match(body, /<title>Mara &#60;b&#62;&#38;&#60;\/b&#62; &#34;Co&#34;<\/title>/)
  assert.match(body, new RegExp(`<foyer-chat mode="page" agent="${agent.public_id}">`))
  const files = [...body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address]) => address!)
  assert.deepEqual(files, ['/a/page.css', '/widget.js'])
  for (const file of files) assert.equal((await getPage(file)).statusCode, 200, file)
})

test('the page of an agent goes by the name of its identity', async () => {
  const { api, agent, path } = await newPublicAgent()
  const identity = await api.post('/identities', { display_name: 'Mara of Brightwater' })
  await api.patch(`/agents/${agent.slug}`, { identity_id: identity.body.id })
  assert.match((await getPage(path)).body, /<title>Mara of Brightwater<\/title>/)
})

test('the page of an agent has its title and its logo, where a browser may load it', async () => {
  const { api, agent, path } = await newPublicAgent()
  const restyle = (body: object) => api.patch(`/agents/${agent.slug}/appearance`, body)
  await restyle({
    logo_url: 'https://a.example/l.png?a=1&b="',
    texts: { en: { title: 'Ask <Brightwater>' } },
  })
  const { body } = await getPage(path)
  assert.match(body, /<title>Ask &#60;Brightwater&#62;<\/title>/)
  assert.match(body, /<link rel="icon" href="https:\/\/a.example\/l.png\?a=1&#38;b=&#34;">/)
  await restyle({ logo_url: 'http://a.example/l.png' })
  assert.match((await getPage(path)).body, /<link rel="icon" href="data:,">/)
})

test('an archived agent, an unknown one and a senseless id have the same page: nobody is here', async () => {
  const { api, agent, path } = await newPublicAgent()
  await archiveAgent(api, agent)
  const answers = await Promise.all(
    [path, '/a/ag_0000000000000000', '/a/%00', "/a/ag_'"].map((each) => getPage(each)),
  )
  for (const { statusCode, body } of answers) {
    assert.equal(statusCode, 404)
    assert.equal(body, answers[0]!.body)
  }
})

test('R10: no page has an inline script, an inline style or a script of somebody else', async (t) => {
  const { path } = await newPublicAgent()
  const unbuilt = await withFaces(noFaces)
  t.after(() => unbuilt.app.close())
  const answers = await Promise.all([
    getPage('/'),
    getPage(path),
    getPage('/a/nobody'),
    unbuilt.app.inject('/'),
  ])
  for (const { body, headers } of answers) {
    assert.match(String(headers['content-security-policy']), /script-src 'self'; .*frame-ancestors 'none'/)
    assert.doesNotMatch(body, /<style|\sstyle=|\son\w+=|javascript:/i)
    for (const [, attributes, content] of body.matchAll(/<script\b([^>]*)>([^<]*)/g)) {
      assert.match(attributes!, /\bsrc="\/[^/]/)
      assert.equal(content, '')
    }
  }
})
