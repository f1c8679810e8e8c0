import { insertRow, type Transaction } from '../../platform/db/index.ts'
import type { Secrets } from '../../platform/index.ts'
import type { DispatchChannel } from './repository.ts'

/** Announced after every commit that left a dispatch which is due. */
export const dispatchesChannel = 'foyer_dispatches'

interface NewDispatch {
  /** Names the composer that says what it says. */
  kind: string
  /** What the composer needs to know: ids, no words of visitors. */
  data?: Record<string, unknown>
  /** It goes with this conversation when that is erased. */
  conversation_id?: number
  /** What only the recipient may know. Kept encrypted until it is sent. */
  secret?: { secrets: Secrets; text: string }
  /** At once unless told otherwise. */
  due_at?: Date
}

interface NewMail extends NewDispatch {
  to: { member_id: number } | { email: string; locale?: string }
}

/**
 * Records that a mail is due, in the transaction of what causes it: it is sent when that is kept, and only then. Any
 * room may; it registers a composer for its kind in `background_work.ts`. Gives the id.
 */
export function sendMail(db: Transaction, now: Date, { to, ...dispatch }: NewMail): Promise<number> {
  const { locale, ...whom } = { locale: undefined, ...to }
  const data = { ...dispatch.data, ...(locale !== undefined && { locale }) }
  return insert(db, now, 'mail', { ...dispatch, data }, whom)
}

/** The same for the organization's channel in Slack or Teams. */
export function postMessage(
  db: Transaction,
  now: Date,
  channel: Exclude<DispatchChannel, 'mail'>,
  dispatch: NewDispatch,
): Promise<number> {
  return insert(db, now, channel, dispatch, {})
}

const purpose = 'dispatch'
export const openSealed = (secrets: Secrets, sealed: string) => secrets.decrypt(purpose, sealed)
export const seal = (secrets: Secrets, text: string) => secrets.encrypt(purpose, text)

async function insert(
  db: Transaction,
  now: Date,
  channel: DispatchChannel,
  { kind, data = {}, conversation_id, secret, due_at = now }: NewDispatch,
  whom: { member_id?: number; email?: string },
): Promise<number> {
  const id = await insertRow(db, 'dispatches', {
    channel,
    kind,
    ...whom,
    data,
    ...(conversation_id !== undefined && { conversation_id }),
    ...(secret && { sealed: seal(secret.secrets, secret.text) }),
    due_at,
    created_at: now,
  })
  db.announce(dispatchesChannel)
  return id
}
