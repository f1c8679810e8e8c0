import type { Input, Operation } from '@foyer/contract'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import type { Context } from '../../platform/index.ts'
import type { ListQuery } from './repository.ts'
import type { Resource } from './resource.ts'

interface Target {
  params: { id: number }
}

/** The functions of a resource as routes call them. */
export function handlersOf<Create extends Operation, Update extends Operation>(
  resource: Resource<Create, Update>,
) {
  const { list, get, create, update, archive, restore } = resource
  return {
    list: (_: Context, db: Queryable, { query }: { query: ListQuery }) => list(db, query),
    get: (_: Context, db: Queryable, { params }: Target) => get(db, params.id),
    create: (context: Context, db: Transaction, { body }: Pick<Input<Create>, 'body'>) =>
      create(context, db, body),
    update: (context: Context, db: Transaction, { params, body }: Target & Pick<Input<Update>, 'body'>) =>
      update(context, db, params.id, body),
    archive: (context: Context, db: Transaction, { params }: Target) => archive(context, db, params.id),
    restore: (context: Context, db: Transaction, { params }: Target) => restore(context, db, params.id),
  }
}
