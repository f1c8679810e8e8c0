import { Attention } from '@foyer/contract'
import type { Queryable } from '../../platform/db/index.ts'
import { type Context, representation } from '../../platform/index.ts'
import * as repository from './repository.ts'

const represent = representation(Attention)

export async function getAttention({ now }: Pick<Context, 'now'>, db: Queryable) {
  return represent(await repository.count(db, now))
}
