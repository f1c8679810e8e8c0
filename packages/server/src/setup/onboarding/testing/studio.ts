import { after } from 'node:test'
import { type Pages, startWebsite, type Website } from '../../../knowledge/fetching/testing/website.ts'
import { createOutbound } from '../../../platform/outbound/request.ts'
import {
  type Api,
  newOrganization,
  sharedDatabase,
  startService,
  type TestService,
} from '../../../testing/api.ts'
import { runJobs } from '../../../testing/jobs.ts'

/** A small site as owners have them: what it says is enough for an agent to answer from. */

export const page = (title: string, body: string, language = 'en') =>
  `<html lang="${language}"><head><title>${title}</title></head><body>
    <nav><a href="/">Home</a> <a href="/prices">Prices</a> <a href="/faq">Questions</a></nav>
    <main><h1>${title}</h1>${body}</main></body></html>`

export const studioPages: Pages = {
  '/': page(
    'Clay & Co',
    '<p>Clay & Co is a pottery studio in Leeds. We teach pottery to beginners in small groups.</p><h2>Opening hours</h2><p>The studio is open from Tuesday to Saturday, 10 am to 6 pm.</p>',
  ),
  '/prices': page(
    'Prices',
    '<h2>Wheel course</h2><p>The wheel course costs 180 pounds. It takes four evenings.</p>',
  ),
  '/faq': page(
    'Frequently asked questions',
    '<h2>Can I bring my dog?</h2><p>Dogs are welcome in the studio if they stay on a lead.</p><h2>Do I need experience?</h2><p>You need no experience: every course starts from the beginning.</p><h2>Ready to start?</h2><p>Come and see us.</p>',
  ),
}

export interface Town {
  service: TestService
  open(pages: Parameters<typeof startWebsite>[0]): Promise<Website>
}

/** A service that may reach the websites of this test, and nothing else. */
export async function startTown(): Promise<Town> {
  const allow: string[] = []
  const service = await startService({
    database: await sharedDatabase(),
    outbound: createOutbound({ allow }),
    logger: process.env.SHOW ? { level: 'error' } : false,
  })
  after(() => service.app.close())
  return {
    service,
    async open(pages) {
      const website = await startWebsite(pages)
      allow.push(website.host)
      return website
    },
  }
}

/** An organization that has been taken as far as onboarding goes by itself. */
export async function onboarded(town: Town, body: object): Promise<Api> {
  const api = await newOrganization(town.service)
  await api.post('/onboarding', body)
  await runJobs(api)
  return api
}
