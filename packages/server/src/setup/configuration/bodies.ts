import type { Input, operations } from '@foyer/contract'
import type { Form } from './forms.ts'

/** A form as the body of its operations: what it leaves out is cleared. */

type Operations = typeof operations
type BodyOf<Id extends keyof Operations> = NonNullable<Input<Operations[Id]>['body']>

export interface Bodies {
  voice_profiles: BodyOf<'createVoiceProfile'>
  identities: BodyOf<'createIdentity'>
  services: BodyOf<'createService'>
  fit_criteria: BodyOf<'createFitCriterion'>
  deliverable_templates: BodyOf<'createDeliverableTemplate'>
}

const cleared: { [Folder in keyof Bodies]: Partial<Bodies[Folder]> } = {
  voice_profiles: {
    formality: null,
    tone_rules: [],
    banned_phrases: [],
    preferred_phrases: [],
    sign_off_style: null,
  },
  identities: { role: null, bio: null, avatar_url: null, disclosure: null, greeting: {}, languages: [] },
  services: {
    description: null,
    positioning: null,
    guidelines: null,
    price_min: null,
    price_max: null,
    currency: null,
    typical_duration: null,
    deliverables: [],
    good_fit_signals: [],
  },
  fit_criteria: { guidance: null, weight: null },
  deliverable_templates: {},
}

export type CatalogFolder = keyof Bodies

/** The file was held to the contract when it was read. */
export const bodyOf = <Folder extends CatalogFolder>(folder: Folder, form: Form): Bodies[Folder] =>
  ({ ...cleared[folder], ...form }) as Bodies[Folder]

interface AgentBody {
  fields: BodyOf<'updateAgent'> & Pick<BodyOf<'createAgent'>, 'name' | 'languages'>
  appearance: BodyOf<'updateAgentAppearance'>
}

export function agentBodyOf(form: Form, idOf: (path: string) => number | undefined): AgentBody {
  const worn = (folder: string, name: unknown) =>
    name === undefined ? null : (idOf(`${folder}/${name}.yaml`) ?? null)
  const { name, languages, pages = [], allowed_origins = [], appearance = {} } = form
  return {
    fields: {
      name,
      languages,
      pages,
      allowed_origins,
      identity_id: worn('identities', form.identity),
      voice_profile_id: worn('voice_profiles', form.voice_profile),
    } as AgentBody['fields'],
    appearance: {
      accent_colour: null,
      logo_url: null,
      launcher: {},
      teaser: null,
      starter_questions: {},
      texts: {},
      privacy_url: null,
      ai_notice: 'disclosure',
      ...(appearance as object),
    },
  }
}
