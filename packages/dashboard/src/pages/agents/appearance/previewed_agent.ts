import type { VisitedAgent } from '@foyer/contract'
import type { Agent, AgentAppearance } from '@foyer/sdk'
import type { PreviewedAgent } from '../../../../../widget/src/preview/index.ts'
import { disclosureIn, isWrittenFor } from '../../../identity/disclosure.ts'
import type { IdentityWords } from '../../../identity/identity_values.ts'
import { type LookValues, questionsIn, wordsIn } from './look_values.ts'

interface Edited {
  agent: Agent
  look: LookValues
  /** Null while the agent appears under its own name. */
  identity: IdentityWords | null
  colours: AgentAppearance['colours'] | undefined
  locale: string
}

/** The agent as visitors would see it if what is in the forms were saved. */
export function previewedAgent(edited: Edited): PreviewedAgent {
  const { agent, identity, locale } = edited
  const name = identity?.display_name.trim() || agent.name
  const { greeting, reply } = samples(name)[locale.startsWith('de') ? 'de' : 'en']
  // It is said after the greeting, whatever the line above the conversation says.
  const disclosure = identity ? disclosureIn(identity, locale) : ''
  const own = identity?.greeting[locale]?.trim() || greeting
  return {
    agent: visitedAgent(edited, name),
    locale,
    greeting: disclosure ? `${own} ${disclosure}` : own,
    reply,
  }
}

function visitedAgent({ agent, look, identity, colours, locale }: Edited, name: string): VisitedAgent {
  const isRead = identity !== null && isWrittenFor(identity, locale)
  const role = isRead && identity.role.trim()
  const avatar_url = addressOf(identity?.avatar_url)
  const logo_url = addressOf(look.logo_url)
  const disclosure = look.ai_notice !== 'never' && identity?.disclosure.trim()
  const label = look.label[locale]?.trim()
  const teaser = look.teaser[locale]?.trim()
  const privacy_url = addressOf(look.privacy_url)
  return {
    object: 'visited_agent',
    name,
    ...(role && { role }),
    ...(avatar_url && { avatar_url }),
    ...(disclosure && isRead && { disclosure }),
    languages: agent.languages,
    appearance: {
      ...(colours && look.accent_colour.trim() && { colours }),
      ...(logo_url && { logo_url }),
      position: look.position,
      ...(label && { label }),
      ...(teaser && { teaser: { text: teaser, delay_seconds: look.delay_seconds } }),
      starter_questions: questionsIn(look, locale),
      ...wordsIn(look, locale),
      ...(privacy_url && { privacy_url }),
      ai_notice: look.ai_notice === 'always' || Boolean(disclosure && !isRead),
    },
  }
}

/** Half an address is none yet. */
const addressOf = (address = '') => (/^https?:\/\/\S+$/.test(address.trim()) ? address.trim() : undefined)

/** What stands in the preview where the owner has written nothing. */
const samples = (name: string) => ({
  en: {
    greeting: `Hello, I am ${name}. How can I help you?`,
    reply: 'This is a preview. Go to “Try it” to talk to the agent.',
  },
  de: {
    greeting: `Guten Tag, ich bin ${name}. Wie kann ich Ihnen helfen?`,
    reply: 'Das ist eine Vorschau. Unter „Try it“ können Sie mit dem Agenten sprechen.',
  },
})
