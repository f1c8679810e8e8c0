import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openDatabase } from '../../platform/db/database.ts'
import { createOutbound } from '../../platform/outbound/request.ts'
import { newOrganization, startService } from '../../testing/api.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { runJobs } from '../../testing/jobs.ts'
import { startWebsite } from '../fetching/testing/website.ts'

const pages: Record<string, string> = {
  '/': '<html lang="en"><head><title>Brightwater</title></head><body><main><h1>Hello</h1><p>The office is in Hamburg.</p><a href="/team">Team</a></main></body></html>',
  '/team':
    '<html lang="en"><head><title>Team | Brightwater</title></head><body><main><h1>Team</h1><p>Ines Brandt leads the practice.</p></main></body></html>',
}
const website = await startWebsite((path) => pages[path])
const database = await openDatabase(testAddress(), { now: new Date(0), connections: 3 })
const service = await startService({ database, outbound: createOutbound({ allow: [website.host] }) })
after(async () => {
  await service.app.close()
  await database.close()
})

test('a page and a site take the title of their first page, and keep one that somebody chose', async () => {
  const api = await newOrganization(service)
  const titleAfter = async (body: object) => {
    const { id } = (await api.post('/knowledge_sources', body)).body
    await runJobs(api)
    return (await api.get(`/knowledge_sources/${id}`)).body.title
  }
  const url = `${website.origin}/`
  assert.equal(await titleAfter({ kind: 'site', url }), 'Brightwater')
  assert.equal(await titleAfter({ kind: 'page', url: `${url}team` }), 'Team')
  assert.equal(await titleAfter({ kind: 'page', url: `${url}team`, title: 'Our people' }), 'Our people')
})
