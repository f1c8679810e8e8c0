import { type TObject, type TSchema, Type } from 'typebox'
import { agentAppearance } from './agent_appearance.ts'
import { agents } from './agents.ts'
import { Changes, ClosedObject, ListOf, Name, Nullable } from './common.ts'
import { deliverableTemplates } from './deliverable_templates.ts'
import { fitCriteria } from './fit_criteria.ts'
import { flow } from './flow.ts'
import { flowStates } from './flow_states.ts'
import { identities } from './identities.ts'
import { informationSlots } from './information_slots.ts'
import { promptTemplates } from './prompt_templates.ts'
import { services } from './services.ts'
import { voiceProfiles } from './voice_profiles.ts'

/**
 * What a file of the configuration holds: the fields that the operations take, under the same names. What has an id
 * there has the name of its file here. A field that is absent has no value, and null says the same.
 */

type Properties = Record<string, TSchema>

const propertiesOf = (body: TObject | undefined): Properties => body!.properties

/** Without what an operation takes but a file says otherwise: by its path, or by name instead of id. */
const without = (properties: Properties, ...names: string[]): Properties =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)))

/** The named ones must be there, all others may be absent or null. */
function File(properties: Properties, ...required: string[]): TObject {
  const optional = Object.entries(properties).map(([name, schema]) => [
    name,
    required.includes(name) ? bare(schema) : Type.Optional(orNull(bare(schema))),
  ])
  return ClosedObject(Object.fromEntries(optional))
}

/** The schema itself, whatever its operation says about leaving it out. */
const bare = (schema: TSchema): TSchema => Type.Unsafe({ ...schema })

const orNull = (schema: TSchema): TSchema =>
  Array.isArray((schema as { type?: unknown }).type) ? schema : Nullable(schema)

const SlotFile = File(propertiesOf(informationSlots.createSlot.body), 'key', 'data_type')

const PhaseFile = File(
  { ...propertiesOf(flowStates.createFlowState.body), slots: ListOf(SlotFile) },
  'key',
  'title',
)

const FlowFile = File(
  {
    ...propertiesOf(flow.updateFlow.body!.properties.flow),
    phases: ListOf(PhaseFile, { minItems: 1 }),
  },
  'idle_minutes',
  'phases',
)

const AgentFile = File(
  {
    ...without(propertiesOf(agents.createAgent.body), 'slug', 'identity_id', 'voice_profile_id'),
    identity: Name('The name of the file of its identity, without folder and ending.'),
    voice_profile: Name('The name of the file of its voice profile, without folder and ending.'),
    appearance: Changes(propertiesOf(agentAppearance.updateAgentAppearance.body)),
    flow: FlowFile,
  },
  'name',
  'languages',
)

/** By folder. The folders are the words of the API. */
export const configurationFiles = {
  agents: AgentFile,
  prompt_templates: File({ body: propertiesOf(promptTemplates.createPromptTemplate.body).body! }, 'body'),
  services: File(without(propertiesOf(services.updateService.body), 'key'), 'name', 'pricing_unit', 'agents'),
  fit_criteria: File(propertiesOf(fitCriteria.createFitCriterion.body), 'kind', 'description', 'agents'),
  voice_profiles: File(
    without(propertiesOf(voiceProfiles.createVoiceProfile.body), 'agents'),
    'name',
    'languages',
  ),
  identities: File(without(propertiesOf(identities.createIdentity.body), 'agents'), 'display_name'),
  deliverable_templates: File(
    propertiesOf(deliverableTemplates.createDeliverableTemplate.body),
    'name',
    'body',
    'agents',
  ),
} as const satisfies Record<string, TObject>

export type ConfigurationFolder = keyof typeof configurationFiles
export const configurationFolders = Object.keys(configurationFiles) as ConfigurationFolder[]
