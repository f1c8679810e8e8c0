import { Type } from 'typebox'
import { Changes, Name, Nullable, OneOf, Resource, Text, Timestamp, Url } from './common.ts'
import { defineOperation } from './operation.ts'
import { modelProviders } from './vocabulary.ts'

const ContextTokens = () => Type.Integer({ minimum: 1000, maximum: 10_000_000 })
const Price = (description: string) => Type.Number({ minimum: 0, maximum: 1_000_000, description })

/** Who finds the words. */
export const OrganizationModel = Resource('organization_model', {
  provider: OneOf(modelProviders, 'builtin needs no key and no network.'),
  model: Type.Optional(Name()),
  base_url: Type.Optional(Url()),
  key_set: Type.Boolean({ description: 'Whether a key is stored. It is never shown.' }),
  context_tokens: Type.Optional(ContextTokens()),
  credits_per_million_tokens: Type.Optional(Price('What a million tokens cost in credits; 0 when absent.')),
  origin: OneOf(['organization', 'installation'] as const, 'Whose setting it is.'),
  updated_at: Type.Optional(Timestamp()),
})

export const ModelTest = Resource('model_test', {
  ok: Type.Boolean(),
  provider: OneOf(modelProviders),
  model: Type.Optional(Name()),
  milliseconds: Type.Integer({ minimum: 0 }),
  error: Type.Optional(Text('What the provider said, and what to do.')),
})

export const organizationModel = {
  getOrganizationModel: defineOperation({
    id: 'getOrganizationModel',
    method: 'GET',
    path: '/organization/model',
    group: 'Organization',
    access: 'read',
    summary: 'Get the model settings',
    response: OrganizationModel,
  }),
  updateOrganizationModel: defineOperation({
    id: 'updateOrganizationModel',
    method: 'PATCH',
    path: '/organization/model',
    group: 'Organization',
    access: 'write',
    summary: 'Edit the model settings',
    description:
      'A provider other than builtin needs a model, and openai_compatible an address. `provider` null returns to the setting of the installation.',
    body: Changes({
      provider: Nullable(OneOf(modelProviders)),
      model: Nullable(Name()),
      base_url: Nullable(Url()),
      key: Nullable(Name('Stored encrypted and never shown.')),
      context_tokens: Nullable(ContextTokens()),
      credits_per_million_tokens: Nullable(Price('What a million tokens cost in credits.')),
    }),
    response: OrganizationModel,
    errors: ['parameter_missing'],
    example: { provider: 'builtin' },
  }),
  testOrganizationModel: defineOperation({
    id: 'testOrganizationModel',
    method: 'POST',
    path: '/organization/model/test',
    group: 'Organization',
    access: 'write',
    activity: true,
    summary: 'Try the model settings out',
    description: 'Asks the model one short question. What goes wrong is told in `error`.',
    response: ModelTest,
    errors: ['credits_exhausted'],
    dryRun: false,
  }),
}
