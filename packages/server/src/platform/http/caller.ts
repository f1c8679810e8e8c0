import type { Operation } from '@foyer/contract'
import type { Actor, Organization } from '../context.ts'
import { refuse } from '../refusal.ts'

/** Who stands behind a request: a key, a signed-in person, or a visitor with the token of one conversation. */
export interface Caller {
  organization: Organization
  actor: Actor
  /** Whose tokens the request spends. */
  bucket: string
  /** Idempotency-Keys of callers that must not meet are told apart by it. Keys and people of an organization share theirs. */
  keySpace?: string
}

/** What a role may do. Trying something out is reading. */
export function refuseUnlessAllowed({ actor }: Caller, { access }: Operation, dryRun = false) {
  if (access === 'manage') return refuseUnlessOwner(actor)
  if (access === 'own') return refuseUnlessPerson(actor)
  if (access === 'read' || dryRun) return
  if (actor.type === 'api_key' && actor.role === 'read_only')
    throw mayOnlyRead(`Your key has the role ${actor.role}`)
  if (actor.type === 'person' && actor.role === 'viewer') throw mayOnlyRead(`You have the role ${actor.role}`)
}

/** Whether such a call would get past its caller's role. */
export function mayCall(caller: Caller, operation: Operation): boolean {
  try {
    refuseUnlessAllowed(caller, operation)
    return true
  } catch {
    return false
  }
}

function refuseUnlessPerson(actor: Actor) {
  if (actor.type === 'person') return
  throw refuse(
    'organization_required',
    'Only signed-in people can do this for themselves; an API key cannot. Sign in to the dashboard.',
  )
}

function refuseUnlessOwner(actor: Actor) {
  if (actor.type !== 'person')
    throw refuse(
      'organization_required',
      'Only signed-in owners can manage keys, members and invitations; an API key cannot. Sign in to the dashboard.',
    )
  if (actor.role === 'owner') return
  throw refuse('method_not_allowed', `You have the role ${actor.role}. Only an owner can do this.`, {
    status: 403,
  })
}

const mayOnlyRead = (whose: string) =>
  refuse('method_not_allowed', `${whose}, which can read and do dry runs, but not write.`, { status: 403 })
