import type { Input, visits } from '@foyer/contract'
import { valuesOf } from '@foyer/engine'
import type { Transaction } from '../../platform/db/index.ts'
import { type Context, refuse } from '../../platform/index.ts'
import { change } from './change.ts'
import { mailAddressOf } from './mail_address.ts'
import * as repository from './repository.ts'

/** Records whether the visitor lets a person reply by email, and where to. */
export async function setReplyByMail(
  context: Context,
  db: Transaction,
  id: number,
  { agreed, email }: Input<typeof visits.agreeToMail>['body'],
) {
  const before = await repository.getLocked(db, id)
  const { visitor, state, reply_by_mail } = before
  const known = mailAddressOf({ visitor, slot_values: valuesOf(state.answers) })
  if (agreed && known === undefined && email === undefined)
    throw refuse('parameter_missing', 'email is required: the visitor has left no address yet.', {
      param: 'email',
    })
  if (email !== undefined && visitor?.email !== undefined && email !== visitor.email)
    throw refuse('parameter_invalid', "The visitor's address is already known. Leave email out.", {
      param: 'email',
    })
  const isNew = email !== undefined && email !== visitor?.email
  if (reply_by_mail === agreed && !isNew) return
  await change(context, db, before, ['reply_by_mail_changed'], {
    reply_by_mail: agreed,
    ...(isNew && { visitor: { ...visitor, email } }),
    ...(!agreed && { mail_due_at: null }),
  })
}
