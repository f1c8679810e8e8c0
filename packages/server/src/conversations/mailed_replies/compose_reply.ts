import type { Composer, Language, Letter } from '../../organization/index.ts'
import { findMailedReply, listMessages } from './repository.ts'

/** What a person wrote, to a visitor who agreed to be written to. */
export const composeReply: Composer = async ({ tenant, organization, dispatch, language }) => {
  const { message_ids } = dispatch.data as { message_ids: number[] }
  const reply = await findMailedReply(tenant, dispatch.conversation_id!)
  const last = message_ids.at(-1) ?? 0
  if (!reply?.reply_by_mail || (reply.seen_message_id ?? 0) >= last) return null
  const messages = await listMessages(tenant, message_ids)
  if (messages.length === 0) return null
  const letter = words[language](organization.name)
  const quote = messages.map(({ text }) => text).join('\n\n')
  const url = pageOf(reply)
  return {
    ...letter,
    sender: organization.name,
    sections: [{ heading: letter.heading, quote }],
    ...(url !== null && { action: { label: letter.open, url } }),
  }
}

/**
 * The page that the visitor came from, if it is one of the organization's: whoever writes to an agent could name any
 * page, and any address to mail it to.
 */
function pageOf({
  source_url,
  allowed_origins,
  website,
}: NonNullable<Awaited<ReturnType<typeof findMailedReply>>>) {
  if (source_url === null || !URL.canParse(source_url)) return null
  const own = [...allowed_origins, ...(website && URL.canParse(website) ? [new URL(website).origin] : [])]
  const { origin, pathname } = new URL(source_url)
  // The visitor's browser sends `source_url`: a foreign one could make our mail lead to any page.
  return own.includes(origin) ? `${origin}${pathname}` : null
}

interface ReplyWords extends Letter {
  heading: string
  open: string
}

const words: Record<Language, (organization: string) => ReplyWords> = {
  en: (organization) => ({
    subject: `${organization} replied to you`,
    title: 'You have a reply',
    text: [`You asked for a person in the chat of ${organization}.`],
    heading: `${organization} wrote`,
    open: 'Continue in the chat',
    footer: `You are receiving this email because you agreed in the chat of ${organization} that replies are sent to this address. If that was not you, ignore it.`,
  }),
  de: (organization) => ({
    subject: `${organization} hat Ihnen geantwortet`,
    title: 'Sie haben eine Antwort',
    text: [`Sie wollten im Chat von ${organization} mit einem Menschen sprechen.`],
    heading: `${organization} schreibt`,
    open: 'Im Chat weiterschreiben',
    footer: `Sie erhalten diese E-Mail, weil Sie im Chat von ${organization} zugestimmt haben, dass Antworten an diese Adresse gehen. Waren Sie das nicht, ignorieren Sie sie bitte.`,
  }),
}
