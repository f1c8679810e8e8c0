import type { SavedReply } from '@foyer/sdk'

type Reply = Pick<SavedReply, 'id' | 'title' | 'body' | 'locale'>

const languageOf = (locale: string) => locale.toLowerCase().split('-', 1)[0]

/** Those with all these words, the conversation's language first, then what fits every language, then by title. */
export function matchingReplies<Each extends Reply>(
  replies: readonly Each[],
  query: string,
  locale: string,
): Each[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const rank = (reply: Reply) => {
    if (reply.locale === null) return 1
    return languageOf(reply.locale) === languageOf(locale) ? 0 : 2
  }
  return replies
    .filter(({ title, body }) => {
      const text = `${title} ${body}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .sort((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title))
}
