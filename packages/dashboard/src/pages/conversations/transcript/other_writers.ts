import type { Message, PresentTeammate } from '@foyer/sdk'
import { joinWithAnd } from '../../../conversation/join_words.ts'

/** Whether two people are about to say something to one visitor, in a sentence. */

interface Writing {
  teammates: readonly PresentTeammate[]
  messages: readonly Message[]
  /** The last message that was there when the draft was begun, and what is in it. */
  draft: { text: string; after: number }
  /** The id of the signed-in person. */
  you: number | undefined
  visitor: string
}

export function otherWriters({ teammates, messages, draft, you, visitor }: Writing): string | null {
  const writing = teammates.filter((one) => one.writing).map(({ name }) => name)
  if (writing.length > 0)
    return `${joinWithAnd(writing)} ${writing.length === 1 ? 'is' : 'are'} writing to ${visitor} right now.`
  if (draft.text.trim() === '' || draft.after === 0) return null
  const reply = messages.findLast(
    ({ id, role, author }) =>
      id > draft.after && role === 'owner' && author && !(author.type === 'person' && author.id === you),
  )
  return reply?.author
    ? `${reply.author.name} replied after you started writing. Read the reply before you send yours.`
    : null
}
