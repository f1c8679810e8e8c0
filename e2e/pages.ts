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
  outside('setup', () => '/setup#used-up'),
  outside('join', ({ invitation }) => invitation),
  outside('forgotten-password', () => '/forgotten-password'),
  outside('new-password', () => '/new-password#used-up'),
  outside('agent-page', ({ publicId }) => `/a/${publicId}`),
  outside('nobody-here', () => '/a/nobody'),
  inside('account', () => '/account'),
  inDemo('home', () => ''),
  inDemo('start', () => '/start'),
  inDemo('agents', () => '/agents'),
  inDemo('try', () => '/agents/front-desk/try'),
  inDemo('try-talk', ({ conversation }) => `/agents/front-desk/try?conversation=${conversation}`),
  inDemo('embed', () => '/agents/front-desk/embed'),
  inDemo('readiness', () => '/agents/front-desk/readiness'),
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
  inDemo('sources', () => '/knowledge/sources'),
  inDemo('source', () => '/knowledge/sources/1'),
  inDemo('source-planned', ({ plannedSource }) => `/knowledge/sources/${plannedSource}`),
  inDemo('source-failed', ({ failedSource }) => `/knowledge/sources/${failedSource}`),
  inDemo('api', () => '/settings/api'),
  inDemo('members', () => '/settings/members'),
  inDemo('notifications', () => '/settings/notifications'),
  inDemo('organization', () => '/settings/organization'),
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
