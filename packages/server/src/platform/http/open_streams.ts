import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../context.ts'
import { refuse } from '../refusal.ts'
import type { Caller } from './caller.ts'

/** Streams on one server: of an organization, and of one key, member or visitor with all their tabs. */
const most = { ofOrganization: 100, ofCaller: 20 }
const mostForVisitors: typeof most = { ofOrganization: 1000, ofCaller: 5 }

type Listener = Pick<FastifyRequest, 'caller' | 'isStillAdmitted'>

/** Who listens, so that none is forgotten when the server closes, and nobody takes all the room. */
export class OpenStreams {
  readonly #listeners = new Map<AbortController, Listener>()

  admit({ caller, isStillAdmitted }: Listener, reply: FastifyReply): AbortController {
    this.#refuseBeyond(caller, caller.actor.type === 'visitor' ? mostForVisitors : most)
    const ended = new AbortController()
    this.#listeners.set(ended, { caller, isStillAdmitted })
    reply.raw.on('close', () => {
      this.#listeners.delete(ended)
      ended.abort()
    })
    return ended
  }

  #refuseBeyond({ organization, actor }: Caller, { ofOrganization, ofCaller }: typeof most) {
    const present = [...this.#listeners.values()]
      .map(({ caller }) => caller)
      .filter((each) => each.organization.id === organization.id)
    if (present.length >= ofOrganization) throw tooMany(ofOrganization)
    const own = present.filter((each) => identityOf(each.actor) === identityOf(actor))
    if (own.length >= ofCaller) throw tooMany(ofCaller)
  }

  /** Some key has changed: whose key is revoked hears nothing more. */
  async endRevoked() {
    for (const [ended, { caller, isStillAdmitted }] of this.#listeners)
      if (caller.actor.type === 'api_key' && !(await isStillAdmitted())) ended.abort()
  }

  dismiss() {
    for (const listener of this.#listeners.keys()) listener.abort()
  }
}

const identityOf = (actor: Actor) => `${actor.type} ${'id' in actor ? actor.id : actor.name}`

const tooMany = (count: number) =>
  refuse('rate_limited', `${count} streams are already open. Close one, or share one.`, {
    headers: { 'Retry-After': '10' },
  })
