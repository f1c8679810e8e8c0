import type { Page } from 'playwright-core'
import { inWindow } from './browser.ts'
import { ownerState } from './owner.ts'
import { type SampleData, sampleData } from './sample_data.ts'
import { server } from './server.ts'

/** Every page there is, under the name of its picture. */
interface PageEntry {
  name: string
  path: (data: SampleData) => string
  /** Whether only members see it. */
  signedIn: boolean
}

const outside = (name: string, path: PageEntry['path']): PageEntry => ({ name, path, signedIn: false })
const inside = (name: string, path: PageEntry['path']): PageEntry => ({ name, path, signedIn: true })
const inDemo = (name: string, path: PageEntry['path']) => inside(name, (data) => `/o/demo${path(data)}`)

export const pages: PageEntry[] = [
  outside('sign-in', () => '/sign-in'),
  outside('sign-in-return', () => '/sign-in/return?state=used-up'),
  outside('setup', () => '/setup#used-up'),
  outside('join', ({ invitation }) => invitation),
  outside('forgotten-password', () => '/forgotten-password'),
  outside('new-password', () => '/new-password#used-up'),
  outside('confirm-email', () => '/confirm-email#used-up'),
  outside('agent-page', ({ publicId }) => `/a/${publicId}`),
  outside('nobody-here', () => '/a/nobody'),
  outside('reference', () => '/docs'),
  outside('reference-operation', () => '/docs/operations/createAgent'),
  outside('reference-object', () => '/docs/objects/agent'),
  outside('reference-errors', () => '/docs/errors'),
  outside('reference-events', () => '/docs/events'),
  outside('reference-guide', () => '/docs/guides/receive-events'),
  inside('account', () => '/account'),
  inDemo('home', () => ''),
  inDemo('start', () => '/start'),
  inDemo('agents', () => '/agents'),
  inDemo('try', () => '/agents/front-desk/try'),
  inDemo('try-talk', ({ conversation }) => `/agents/front-desk/try?conversation=${conversation}`),
  inDemo('flow', () => '/agents/front-desk/flow'),
  inDemo('flow-edit', ({ flowPhase }) => `/agents/front-desk/flow?edit=phase-${flowPhase}`),
  inDemo('flow-question', ({ flowSlot }) => `/agents/front-desk/flow?edit=slot-${flowSlot}`),
  inDemo('flow-versions', () => '/agents/front-desk/flow/versions'),
  inDemo('prompts', () => '/agents/front-desk/prompts'),
  inDemo('embed', () => '/agents/front-desk/embed'),
  inDemo('readiness', () => '/agents/front-desk/readiness'),
  inDemo('appearance', () => '/agents/front-desk/appearance'),
  inDemo('agent-settings', () => '/agents/front-desk/settings'),
  inDemo('conversations', () => '/conversations'),
  inDemo('conversation', ({ conversation }) => `/conversations/${conversation}`),
  inDemo('conversation-taken-over', ({ lead }) => `/conversations/${lead}`),
  inDemo('contacts', () => '/contacts'),
  inDemo('contact', ({ contact }) => `/contacts/${contact}`),
  inDemo('leads', () => '/leads'),
  inDemo('lead', ({ lead }) => `/leads?lead=${lead}`),
  inDemo('saved-replies', () => '/settings/saved-replies'),
  inDemo('saved-reply-form', () => '/settings/saved-replies?create=yes'),
  inDemo('gaps', () => '/knowledge/gaps'),
  inDemo('gap', ({ gap }) => `/knowledge/gaps/${gap}`),
  inDemo('facts', () => '/knowledge/facts'),
  inDemo('fact', ({ fact }) => `/knowledge/facts/${fact}`),
  inDemo('instructions', () => '/knowledge/instructions'),
  inDemo('sources', () => '/knowledge/sources'),
  inDemo('source', () => '/knowledge/sources/1'),
  inDemo('source-planned', ({ plannedSource }) => `/knowledge/sources/${plannedSource}`),
  inDemo('source-failed', ({ failedSource }) => `/knowledge/sources/${failedSource}`),
  inDemo('services', () => '/catalog'),
  inDemo('service', () => '/catalog/services/1'),
  inDemo('service-new', () => '/catalog/services/new'),
  inDemo('fit-criteria', () => '/catalog/fit-criteria'),
  inDemo('voices', () => '/catalog/voices'),
  inDemo('voice', () => '/catalog/voices/1'),
  inDemo('identities', () => '/catalog/identities'),
  inDemo('identity', ({ identity }) => `/catalog/identities/${identity}`),
  inDemo('documents', () => '/catalog/documents'),
  inDemo('document', ({ document }) => `/catalog/documents/${document}`),
  inDemo('proposals', () => '/catalog/proposals'),
  inDemo('api', () => '/settings/api'),
  inDemo('members', () => '/settings/members'),
  inDemo('model', () => '/settings/model'),
  inDemo('notifications', () => '/settings/notifications'),
  inDemo('organization', () => '/settings/organization'),
  inDemo('audit-log', () => '/settings/audit-log'),
  inDemo('data', () => '/settings/data'),
  inDemo('usage', () => '/settings/usage'),
  inDemo('webhooks', () => '/settings/webhooks'),
  inDemo('webhook-form', () => '/settings/webhooks?create=yes'),
  inDemo('webhook', ({ webhook }) => `/settings/webhooks/${webhook}`),
  inDemo('webhook-delivery', ({ webhookDelivery }) => `/settings/webhook-deliveries/${webhookDelivery}`),
]

/** Opens a window at a place, and waits until it is all there. */
export async function openPage<Result>(
  entry: PageEntry,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { url } = await server()
  const data = await sampleData()
  const options = entry.signedIn ? { storageState: await ownerState() } : {}
  return inWindow(entry.name, options, async (page) => {
    await page.goto(`${url}${entry.path(data)}`)
    await page.getByRole('heading').first().waitFor()
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
    return use(page)
  })
}
