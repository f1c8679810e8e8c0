import type { Mode } from './view/part.ts'
import type { VisitOptions } from './visit/chat_session.ts'

/** What the attributes of the element and the page around it say. */
export interface Settings {
  visit: VisitOptions
  locale: string
  mode: Mode
}

export function settingsOf(element: HTMLElement, origin: string | undefined): Settings | undefined {
  const agent = element.getAttribute('agent')
  const service = originOf(element.getAttribute('service')) ?? origin
  if (!agent || service === undefined) return undefined
  const locale = element.getAttribute('locale') || languageAround(element) || navigator.language
  const identity = element.getAttribute('identity')
  const start = { locale, ...pageAround(), ...(identity && { identity }) }
  return { visit: { service, agent, start }, locale, mode: modeOf(element) }
}

export const originOf = (url: string | null | undefined) =>
  url && URL.canParse(url, location.href) ? new URL(url, location.href).origin : undefined

const languageAround = (element: HTMLElement) => element.closest<HTMLElement>('[lang]')?.lang

function modeOf(element: HTMLElement): Mode {
  const mode = element.getAttribute('mode')
  return mode === 'page' || mode === 'inline' ? mode : 'bubble'
}

/** Without query and fragment: they may hold what is nobody else's business. */
function pageAround(): { source_url?: string } {
  const { protocol, origin, pathname } = location
  return protocol.startsWith('http') ? { source_url: `${origin}${pathname}` } : {}
}
