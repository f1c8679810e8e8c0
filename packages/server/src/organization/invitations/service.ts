import { randomBytes } from 'node:crypto'
import { type Input, Invitation, type operations } from '@foyer/contract'
import {
  insertRow,
  namesLock,
  type Queryable,
  rowLock,
  type Transaction,
  updateRow,
} from '../../platform/db/index.ts'
import { hashOf, listOf } from '../../platform/http/index.ts'
import {
  type Context,
  record,
  recordChange,
  refuse,
  representation,
  type Secrets,
} from '../../platform/index.ts'
import { sendMail } from '../dispatches/service.ts'
import { addMember, isMember } from '../members/service.ts'
import { invitationUrl } from './letter.ts'
import { mailedToken } from './mailed_token.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(Invitation)

const lifeMs = 7 * 24 * 60 * 60 * 1000

export async function listInvitations(
  { now }: Context,
  db: Queryable,
  query: Input<Operations['listInvitations']>['query'],
) {
  return listOf(await repository.list(db, query, now), query, represent)
}

export interface InvitationDelivery {
  publicUrl: string
  /** What seals the link until it is mailed; null where the installation sends no mail. */
  mailing: Secrets | null
}

/**
 * The link is in the answer and in the mail alone: neither the event nor the audit row has it, and of its token only the
 * hash is kept.
 */
export async function createInvitation(
  { publicUrl, mailing }: InvitationDelivery,
  context: Context,
  db: Transaction,
  body: Input<Operations['createInvitation']>['body'],
) {
  const email = body.email.toLowerCase()
  if (await isMember(db, email))
    throw refuse('parameter_invalid', 'A member already has this email address.', { param: 'email' })
  db.hold(namesLock('invitations'))
  await replaceOld(context, db, email)
  const token = randomBytes(32).toString('base64url')
  const id = await insertRow(db, 'invitations', {
    email,
    role: body.role ?? 'editor',
    hash: hashOf(token),
    expires_at: new Date(context.now.getTime() + lifeMs),
    created_at: context.now,
  })
  const after = represent(await repository.get(db, id, context.now))
  record(context, db, { verb: 'created', before: null, after })
  const url = invitationUrl(publicUrl, token)
  if (!mailing) return { ...after, url, mailed: false }
  await sendMail(db, context.now, {
    kind: 'invitation',
    to: { email },
    data: { invitation_id: id, invited_by: context.actor.name },
    secret: { secrets: mailing, text: mailedToken(mailing, token) },
  })
  return { ...after, url, mailed: true }
}

async function replaceOld(context: Context, db: Transaction, email: string) {
  const old = await repository.find(db, email)
  if (!old) return
  updateRow(db, 'invitations', old.id, { revoked_at: context.now })
  const replaced = represent(old)
  record(context, db, { verb: 'revoked', before: replaced, after: replaced })
}

export async function updateInvitation(
  context: Context,
  db: Transaction,
  id: number,
  { role }: Input<Operations['updateInvitation']>['body'],
) {
  const before = await getLocked(context, db, id)
  updateRow(db, 'invitations', id, { role })
  const after = represent(await repository.get(db, id, context.now))
  return recordChange(context, db, 'updated', before, after)
}

export async function revokeInvitation(context: Context, db: Transaction, id: number) {
  const before = await getLocked(context, db, id)
  updateRow(db, 'invitations', id, { revoked_at: context.now })
  record(context, db, { verb: 'revoked', before, after: before })
  return before
}

/** Once: of two who come with the same link, the second finds it used up. */
export async function acceptInvitation(context: Context, db: Transaction, id: number, user_id: number) {
  const before = await getLocked(context, db, id)
  updateRow(db, 'invitations', id, { accepted_at: context.now })
  record(context, db, { verb: 'accepted', before, after: before })
  await addMember(context, db, { user_id, role: before.role })
}

async function getLocked({ now }: Context, db: Transaction, id: number) {
  db.hold(rowLock('invitations', id))
  return represent(await repository.get(db, id, now))
}
