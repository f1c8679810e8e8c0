import { type BackgroundWork, closeOver, eachStep, type Sweep } from '../platform/queue/index.ts'
import { eraseOutdated, expirePaused, pauseIdle, writeMissingOutcomes } from './conversations/idle.ts'
import { mailReplies } from './mailed_replies/mail_replies.ts'
import { mailVisitor } from './mailed_replies/mail_visitor.ts'
import { type TellVisitorByMail, tellNobody } from './mailed_replies/port.ts'
import { rewritePapers } from './turns/committing/write_papers.ts'
import type { TurnDependencies } from './turns/dependencies.ts'

/** Silent conversations pause, or end where everything is known, and expire when nobody resumes them. */
export const restConversations: Sweep = {
  name: 'rest_conversations',
  schedule: '* * * * *',
  run: (database, now) =>
    eachStep(
      () => pauseIdle(database, now, (db, conversation_id) => db.enqueue(rewritePapers, { conversation_id })),
      () => expirePaused(database, now),
    ),
}

/** At the start as well: in an upgrade the last server of ours starts after the last one of the release before. */
export const writeOutcomes: Sweep = {
  name: 'write_outcomes',
  schedule: '41 * * * *',
  atStart: true,
  run: writeMissingOutcomes,
}

/** What an organization keeps for some days only. */
export const eraseConversations: Sweep = {
  name: 'erase_conversations',
  schedule: '27 * * * *',
  run: eraseOutdated,
}

/** What a person wrote to somebody who does not look. */
export const mailRepliesBy = (tell: TellVisitorByMail): Sweep => ({
  name: 'mail_replies',
  schedule: '* * * * *',
  run: (database, now) => mailReplies(database, now, tell),
})

export const conversationWork = (
  dependencies: Omit<TurnDependencies, 'now'>,
  sendsMail: boolean,
): BackgroundWork => ({
  jobs: [closeOver(rewritePapers, dependencies)],
  sweeps: [
    restConversations,
    writeOutcomes,
    eraseConversations,
    mailRepliesBy(sendsMail ? mailVisitor : tellNobody),
  ],
})
