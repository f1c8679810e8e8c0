import { randomBytes } from 'node:crypto'
import { type Address, connect } from '../platform/db/connect.ts'
import { schema } from '../platform/db/queue.ts'
import { testAddress } from './global_setup.ts'

/** A database in which a user may make tables, and was given the schema of the queue: nothing else. */
export async function withPlainUser(work: (address: Address) => Promise<void>) {
  const name = `foyer_plain_${randomBytes(6).toString('hex')}`
  const given = testAddress()
  const administrator = connect(given, { connections: 1 })
  try {
    await administrator.unsafe(`create role ${name} login password '${name}'`)
    await administrator.unsafe(`create database ${name}`)
    const inside = connect(addressOf(given, { database: name }), { connections: 1 })
    await inside.unsafe(`grant create on schema public to ${name}`)
    await inside.unsafe(`create schema ${schema} authorization ${name}`)
    await inside.end()
    await work(addressOf(given, { database: name, user: name }))
  } finally {
    await administrator.unsafe(`drop database if exists ${name} with (force)`)
    await administrator.unsafe(`drop role if exists ${name}`)
    await administrator.end()
  }
}

function addressOf(given: Address, changes: { database: string; user?: string }): Address {
  if (!('url' in given)) return { ...given, ...changes }
  const url = new URL(given.url)
  url.pathname = `/${changes.database}`
  if (changes.user) {
    url.username = changes.user
    url.password = changes.user
  }
  return { url: url.href }
}
