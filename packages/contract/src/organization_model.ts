import { Type } from 'typebox'
import {
  Changes,
  Count,
  Flag,
  Integer,
  Name,
  Nullable,
  OneOf,
  Resource,
  Text,
  Timestamp,
  Url,
} from './common.ts'
import { organizationModel as example, modelTest } from './examples/organization.ts'
import { defineOperation } from './operation.ts'
import { modelProviders } from './vocabulary.ts'

const Provider = () =>
  OneOf(modelProviders, 'Who runs the model. `builtin` uses no language model, no key and no network.')
const Model = () => Name("The provider's name for the model. Absent for `builtin`.")
const BaseUrl = () => Url('The address of the API. Required for `openai_compatible`.')
const ContextTokens = () =>
  Integer('How many tokens fit into one request to the model. Prompts are shortened to fit.', {
    minimum: 1000,
    maximum: 10_000_000,
  })
const Price = () =>
  Type.Number({
    minimum: 0,
    maximum: 1_000_000,
    description: 'Credits charged per million tokens. 0 when not set.',
  })

export const OrganizationModel = Resource(
  'organization_model',
  'The language model that reads messages and writes replies. In any case, the flow decides what is said.',
  {
    provider: Provider(),
    model: Type.Optional(Model()),
    base_url: Type.Optional(BaseUrl()),
    key_set: Flag('Whether a provider key is stored. The key itself is never returned.'),
    context_tokens: Type.Optional(ContextTokens()),
    credits_per_million_tokens: Type.Optional(Price()),
    origin: OneOf(
      ['organization', 'installation'] as const,
      'Whether the organization has its own settings or uses those of the installation.',
    ),
    updated_at: Type.Optional(
      Timestamp("When the organization's own settings last changed. Absent for the installation's."),
    ),
  },
)

export const ModelTest = Resource('model_test', 'The result of testing the model settings.', {
  ok: Flag('Whether the model answered.'),
  provider: Provider(),
  model: Type.Optional(Model()),
  milliseconds: Count('How long the answer took.'),
  error: Type.Optional(Text('What the provider said and what to do. Absent when `ok`.')),
})

export const organizationModel = {
  getOrganizationModel: defineOperation({
    id: 'getOrganizationModel',
    method: 'GET',
    path: '/organization/model',
    group: 'Organization',
    access: 'read',
    summary: 'Get the model settings',
    description:
      "Returns the organization's own settings, or those of the installation when it has none. Keys are never returned.",
    response: OrganizationModel,
    answer: example,
  }),
  updateOrganizationModel: defineOperation({
    id: 'updateOrganizationModel',
    method: 'PATCH',
    path: '/organization/model',
    group: 'Organization',
    access: 'write',
    summary: 'Update the model settings',
    description:
      'Every provider except `builtin` needs a model, and `openai_compatible` needs a `base_url`. Changing the provider clears the other settings; changing `base_url` deletes the key. `provider: null` returns to the settings of the installation.',
    body: Changes({
      provider: Nullable(Provider()),
      model: Nullable(Model()),
      base_url: Nullable(BaseUrl()),
      key: Nullable(Name("The provider's API key. Stored encrypted and never returned.")),
      context_tokens: Nullable(ContextTokens()),
      credits_per_million_tokens: Nullable(Price()),
    }),
    response: OrganizationModel,
    errors: ['parameter_missing'],
    example: { provider: 'builtin' },
    answer: {
      object: 'organization_model',
      provider: 'builtin',
      key_set: false,
      origin: 'organization',
      updated_at: example.updated_at,
    },
  }),
  testOrganizationModel: defineOperation({
    id: 'testOrganizationModel',
    method: 'POST',
    path: '/organization/model/test',
    group: 'Organization',
    access: 'write',
    activity: true,
    summary: 'Test the model settings',
    description:
      'Asks the model one short question, which costs credits like any other call. Provider errors are returned in `error` with status 200.',
    response: ModelTest,
    errors: ['credits_exhausted'],
    dryRun: false,
    answer: modelTest,
  }),
}
