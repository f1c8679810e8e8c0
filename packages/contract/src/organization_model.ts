import { Type } from 'typebox'
import {
  Changes,
  ClosedObject,
  Count,
  Flag,
  Integer,
  ListOf,
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
import { modelProviders, modelSupports } from './vocabulary.ts'

const Provider = () =>
  OneOf(modelProviders, 'Who runs the model. `builtin` uses no language model, no key and no network.')
const Model = () => Name("The provider's name for the model. Absent for `builtin`.")
const BaseUrl = () => Url('The address of the API. Required for `openai_compatible`.')
const Key = () => Name("The provider's API key. Stored encrypted and never returned.")
const KeySet = () => Flag('Whether a provider key is stored. The key itself is never returned.')
const ContextTokens = () =>
  Integer(
    'How many tokens fit into one request to the model. Prompts are shortened to fit. If not set, what the last test found, otherwise 32,000.',
    { minimum: 1000, maximum: 10_000_000 },
  )
const NativeTools = () =>
  Flag(
    'Whether the model calls tools by itself, as the last test found out. If not, it is asked for JSON instead. Absent before the first test.',
  )

const Price = (what: string) => Type.Number({ minimum: 0, maximum: 1_000_000, description: what })
const prices = {
  input: Price('For 1,000,000 tokens that the model reads.'),
  cached: Type.Optional(Price("For 1,000,000 tokens that the provider's cache serves. Defaults to `input`.")),
  output: Price('For 1,000,000 tokens that the model writes.'),
  currency: Type.String({
    pattern: '^[A-Z]{3}$',
    description: 'An ISO 4217 code. One credit of the organization is a hundredth of this currency.',
    'x-rule': 'must be a currency code such as "EUR"',
  }),
}
const Prices = () =>
  ClosedObject(prices, {
    description:
      'What the provider charges. From this, the cost of replies is computed and credits are deducted. Without prices, nothing is.',
  })

const FirstWordSeconds = () =>
  Integer('How long to wait for the first words of a response.', { minimum: 1, maximum: 600 })
const TurnSeconds = () =>
  Integer('How long a reply may take, with all its calls.', { minimum: 1, maximum: 1800 })

const Support = () =>
  OneOf(
    modelSupports,
    'When a second, short call judges whether the sources support a reply: `after` it was sent (marks what they do not support, and costs the visitor no time), `before` it is sent, or `off`. Figures, dates, promises and actions are always checked, without a call. Defaults to `after`.',
  )
const KnowledgeTokens = () =>
  Integer(
    'An agent with no more knowledge than this gets all of it with every request. With more, it gets what a search finds. Defaults to 12,000.',
    { minimum: 0, maximum: 1_000_000 },
  )

/** What is the same for the model and for the one that stands in for it. */
const secondModel = {
  provider: OneOf(
    modelProviders.filter((name) => name !== 'builtin'),
    'Who runs the second model.',
  ),
  model: Name("The provider's name for the second model."),
  base_url: Type.Optional(BaseUrl()),
}

export const OrganizationModel = Resource(
  'organization_model',
  'The language model that talks to visitors. Without one, agents search, show forms and hand over to people.',
  {
    provider: Provider(),
    model: Type.Optional(Model()),
    base_url: Type.Optional(BaseUrl()),
    key_set: KeySet(),
    context_tokens: Type.Optional(ContextTokens()),
    native_tools: Type.Optional(NativeTools()),
    prices: Type.Optional(Prices()),
    fallback: Type.Optional(
      ClosedObject(
        {
          ...secondModel,
          key_set: KeySet(),
          context_tokens: Type.Optional(ContextTokens()),
          native_tools: Type.Optional(NativeTools()),
          prices: Type.Optional(Prices()),
        },
        { description: 'The second model, which answers when the first one fails.' },
      ),
    ),
    support: Type.Optional(Support()),
    deadlines: Type.Optional(
      ClosedObject(
        { first_word_seconds: FirstWordSeconds(), turn_seconds: TurnSeconds() },
        { description: 'How long visitors wait for a model.' },
      ),
    ),
    knowledge_tokens: Type.Optional(KnowledgeTokens()),
    origin: OneOf(
      ['organization', 'installation'] as const,
      'Whether the organization has its own settings or uses those of the installation.',
    ),
    updated_at: Type.Optional(
      Timestamp("When the organization's own settings last changed. Absent for the installation's."),
    ),
  },
)

/** What trying a model out has shown. Only what is known is there. */
const findings = {
  ok: Flag('Whether the model answered.'),
  provider: Provider(),
  model: Type.Optional(Model()),
  streaming: Type.Optional(Flag('Whether its answers arrive piece by piece.')),
  tools: Type.Optional(Flag('Whether it calls tools by itself.')),
  structured_output: Type.Optional(Flag('Whether it returns JSON that follows a schema.')),
  context_tokens: Type.Optional(
    Count('How many tokens it can read at once, as the provider says. Absent if it does not say.'),
  ),
  first_word_milliseconds: Type.Optional(Count('How long the first words took.')),
  tokens_per_second: Type.Optional(Count('How fast it writes.')),
  notes: ListOf(Text(), { description: 'What to expect from it in conversations, in English.' }),
  error: Type.Optional(Text('What the provider said and what to do. Absent when `ok`.')),
}

export const ModelTest = Resource('model_test', 'The result of testing the model settings.', {
  ...findings,
  milliseconds: Count('How long the test took.'),
  fallback: Type.Optional(ClosedObject(findings, { description: 'The same for the second model.' })),
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
      'Every provider except `builtin` needs a model, and `openai_compatible` needs a `base_url`. Changing the provider clears the other settings; changing the model clears its prices, unless the request names new ones; changing `base_url` deletes the key. `fallback`, `deadlines` and `prices` are replaced as a whole; the key of `fallback` stays if its provider and address do. `provider: null` returns to the settings of the installation.',
    body: Changes({
      provider: Nullable(Provider()),
      model: Nullable(Model()),
      base_url: Nullable(BaseUrl()),
      key: Nullable(Key()),
      context_tokens: Nullable(ContextTokens()),
      prices: Nullable(Prices()),
      fallback: Nullable(
        ClosedObject(
          {
            ...secondModel,
            key: Type.Optional(Nullable(Key())),
            context_tokens: Type.Optional(ContextTokens()),
            prices: Type.Optional(Prices()),
          },
          {
            description:
              'The second model, which answers when the first one fails. Without a key, the stored one is kept.',
          },
        ),
      ),
      support: Nullable(Support()),
      deadlines: Nullable(
        Changes(
          { first_word_seconds: FirstWordSeconds(), turn_seconds: TurnSeconds() },
          { description: 'How long visitors wait for a model.' },
        ),
      ),
      knowledge_tokens: Nullable(KnowledgeTokens()),
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
      'Makes a few short calls to the model, and to the second one, which cost like any others. Says what the model can do and what to expect from it, and remembers whether it calls tools by itself and how much it can read. Provider errors are returned in `error` with status 200.',
    response: ModelTest,
    errors: ['credits_exhausted'],
    dryRun: false,
    answer: modelTest,
  }),
}
