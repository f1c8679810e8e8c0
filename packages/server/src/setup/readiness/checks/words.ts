import { limits, operations } from '@foyer/contract'
import { liveSlotsOf, missingTranslations } from '@foyer/engine'
import { callOf, type Detail, mostDetails } from '../remedy.ts'
import type { AgentStanding } from '../standing.ts'
import { type Checks, recommended, required } from './check.ts'
import { joinWithAnd } from './join_words.ts'
import { problemsOf } from './problems.ts'

/** Whether the agent has its words in every language, and somebody who can follow what the owner wrote. */
export const wordChecks: Checks<
  'languages_need_model' | 'greeting_missing' | 'translation_missing' | 'prompt_warning' | 'fields_need_model'
> = {
  languages_need_model: required((standing) => {
    const problems = problemsOf(standing, 'languages_are_spoken')
    if (problems.length === 0) return []
    const indexes = problems.map(({ locations }) => Number(locations[0]!.path.split('.')[1]))
    const fields = indexes.map((index) => standing.definition.languages[index]!)
    return [
      {
        message: `${languageNames(fields)} ${fields.length === 1 ? 'requires' : 'require'} a language model, but none is connected. Connect one, or remove ${fields.length === 1 ? 'this language' : 'these languages'} from the agent.`,
        fields,
        call: callOf(operations.updateOrganizationModel, {}),
      },
    ]
  }),

  greeting_missing: recommended(({ greetingless: fields, agent: { identity_id: id } }) =>
    fields.length === 0
      ? []
      : [
          {
            message: `The identity has no greeting in ${languageNames(fields)}. Write one${fields.length === 1 ? '' : ' for each'}.`,
            fields,
            call:
              id === undefined
                ? callOf(operations.createIdentity, {})
                : callOf(operations.updateIdentity, { id }),
          },
        ],
  ),

  translation_missing: recommended((standing) => {
    const details = untranslated(standing)
    if (details.length === 0) return []
    const languages = new Set(details.flatMap(({ fields }) => fields.map((path) => path.split('.')[1]!)))
    return [
      {
        message: `${details.length === 1 ? 'A question is' : 'Some questions are'} not translated into ${languageNames([...languages])}. Visitors see ${details.length === 1 ? 'it' : 'them'} untranslated.`,
        count: details.length,
        fields: [...languages],
        details: details.slice(0, mostDetails),
      },
    ]
  }),

  prompt_warning: recommended((standing) => {
    const problems = problemsOf(standing, 'prompt_references_resolve', 'prompts_fit_the_context')
    if (problems.length === 0) return []
    const { slug } = standing.agent
    return [
      {
        message:
          problems.length === 1
            ? 'A prompt has a warning. Edit the prompt to fix it.'
            : 'Prompts have warnings. Edit the prompts to fix them.',
        count: problems.length,
        details: problems.slice(0, mostDetails).map(({ message, locations }) => ({
          title: locations[0]!.path.split('.')[1]!,
          message,
          call: callOf(operations.createPromptTemplate, { slug }),
        })),
      },
    ]
  }),

  fields_need_model: recommended(({ modelFields: fields }) =>
    fields.length === 0
      ? []
      : [
          {
            message: `Without a language model, the agent ignores ${joinWithAnd(fields.map((field) => fieldWords[field] ?? field))}. Connect a model to use ${isOne(fields) ? 'it' : 'them'}.`,
            fields,
            call: callOf(operations.updateOrganizationModel, {}),
          },
        ],
  ),
}

const fieldWords: Record<string, string> = {
  objective: 'objectives',
  exit_criteria: '“Move on when” conditions other than questions',
  bio: 'the “About” text of the identity',
  tone_rules: 'tone rules',
  positioning: 'the “Who it is for” text of services',
  guidelines: 'the “Rules for agents” of services',
}

/** Most of these are several things even where only one field is named. */
const isOne = ([field, ...more]: readonly string[]) =>
  more.length === 0 && (field === 'bio' || field === 'positioning')

const names = new Intl.DisplayNames('en', { type: 'language' })
const languageNames = (tags: readonly string[]) => joinWithAnd(tags.map((tag) => names.of(tag) ?? tag))

function untranslated({ definition: { flow, languages }, organization, agent }: AgentStanding) {
  return liveSlotsOf(flow).flatMap(({ slot }): (Detail & { fields: string[] })[] => {
    const fields = missingTranslations(slot, languages, organization.default_locale)
    if (fields.length === 0) return []
    const call = callOf(operations.updateSlot, { agent_slug: agent.slug, id: slot.id })
    return [{ id: slot.id, title: slot.title ?? slot.key, fields: fields.slice(0, limits.list), call }]
  })
}
