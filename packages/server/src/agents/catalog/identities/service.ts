import { Identity, type operations } from '@foyer/contract'
import { wearers } from '../agents.ts'
import { defineResource, type Resource } from '../resource.ts'

type Operations = typeof operations

export const identities: Resource<Operations['createIdentity'], Operations['updateIdentity']> =
  defineResource({
    schema: Identity,
    table: 'identities',
    noun: 'identity',
    agents: wearers('identity_id', 'identity'),
  })
