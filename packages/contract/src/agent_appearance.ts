import { type Static, Type } from 'typebox'
import {
  ByLocale,
  Changes,
  ClosedObject,
  Colour,
  Integer,
  ListOf,
  Name,
  Nullable,
  OneOf,
  Resource,
  Slug,
  Url,
} from './common.ts'
import { appearance as example } from './examples/agent.ts'
import { defineOperation } from './operation.ts'
import { aiNotices, launcherPositions } from './vocabulary.ts'

/** How an agent looks to visitors: in the widget, and on its own page. */

const labelLength = 40
const mostQuestions = 6

const Accent = () =>
  Colour(
    "The colour of buttons, links and the visitor's own messages, as `#rrggbb`. Foyer's green by default.",
  )
const Logo = () =>
  Url("An image for the widget's header, instead of the avatar of the identity. Best served over https.")
const Privacy = () => Url('Your privacy policy. The widget links to it, in a new tab.')
const Position = () =>
  OneOf(launcherPositions, 'The lower corner of the page that the button is in. Defaults to `right`.')
const Label = () =>
  ByLocale(
    Name(undefined, labelLength),
    'Language tag to the text on the button, up to 40 characters. In a language without a text, the button is a round icon.',
  )
const TeaserText = () =>
  ByLocale(Name(), 'Language tag to what the teaser says. In a language without text, there is no teaser.', {
    minProperties: 1,
  })
const Delay = () =>
  Integer('How many seconds the page is open before the teaser appears. Defaults to 5.', {
    minimum: 0,
    maximum: 600,
  })
const StarterQuestions = () =>
  ByLocale(
    ListOf(Name(), { maxItems: mostQuestions, uniqueItems: true }),
    'Language tag to up to six questions, shown as buttons before the first message of the visitor. A tap sends the question.',
  )
const words = {
  title: Name(
    "The title of the widget. By default, the name of the agent's identity, or the agent's name if it has none.",
  ),
  subtitle: Name("The line below the title. The role of the agent's identity by default."),
  placeholder: Name('The placeholder of the message field.'),
}
const Texts = () =>
  ByLocale(
    Changes(words),
    "Language tag to the widget's own texts. Foyer's own text, in English or German, is used where one is absent.",
  )
const Notice = () =>
  OneOf(
    aiNotices,
    "The line above the conversation that says that a program is answering. `disclosure`: the disclosure of the agent's identity, if it has one. `always`: the same, or Foyer's own text if there is none. `never`: no line. Defaults to `disclosure`.",
  )

const Palette = ClosedObject(
  {
    accent: Colour('The colour of buttons.'),
    on_accent: Colour('Text on the accent colour: black or white.'),
    accent_text: Colour('Links and the labels of outlined buttons.'),
  },
  { title: 'palette', description: 'The colours of one theme.' },
)
export const Colours = ClosedObject(
  { light: Palette, dark: Palette },
  {
    title: 'colours',
    description:
      'Computed from `accent_colour` so that text has a contrast of at least 4.5 in the light and the dark theme. Absent without an accent colour.',
  },
)
export type Colours = Static<typeof Colours>

export const AgentAppearance = Resource('agent_appearance', 'How an agent looks to visitors.', {
  agent: Slug('The agent.'),
  accent_colour: Type.Optional(Accent()),
  colours: Type.Optional(Colours),
  logo_url: Type.Optional(Logo()),
  launcher: ClosedObject(
    { position: Position(), label: Label() },
    { title: 'launcher', description: 'The button that opens the widget.' },
  ),
  teaser: Type.Optional(
    ClosedObject(
      { text: TeaserText(), delay_seconds: Delay() },
      {
        title: 'teaser',
        description:
          'A line beside the button that invites visitors to ask. It is shown once per browser, and never to someone who has opened the widget. Absent if there is none.',
      },
    ),
  ),
  starter_questions: StarterQuestions(),
  texts: Texts(),
  privacy_url: Type.Optional(Privacy()),
  ai_notice: Notice(),
})
export type AgentAppearance = Static<typeof AgentAppearance>

const path = '/agents/{slug}/appearance' as const

export const agentAppearance = {
  getAgentAppearance: defineOperation({
    group: 'Agents',
    access: 'read',
    id: 'getAgentAppearance',
    method: 'GET',
    path,
    summary: 'Get the appearance of an agent',
    description: 'Returns how the agent looks in the widget and on its own page, including defaults.',
    response: AgentAppearance,
    answer: example,
  }),
  updateAgentAppearance: defineOperation({
    group: 'Agents',
    access: 'write',
    id: 'updateAgentAppearance',
    method: 'PATCH',
    path,
    summary: 'Update the appearance of an agent',
    description:
      'Changes only the fields you send; `null` clears an optional field. Objects are replaced as a whole. Texts must be in languages the agent speaks. Visitors see the change when they reload the page.',
    body: Changes({
      accent_colour: Nullable(Accent()),
      logo_url: Nullable(Logo()),
      launcher: Changes({ position: Position(), label: Label() }, { description: 'Replaces the button.' }),
      teaser: Nullable(
        ClosedObject(
          { text: TeaserText(), delay_seconds: Type.Optional(Delay()) },
          { description: 'Replaces the teaser. `null` removes it.' },
        ),
      ),
      starter_questions: StarterQuestions(),
      texts: Texts(),
      privacy_url: Nullable(Privacy()),
      ai_notice: Notice(),
    }),
    response: AgentAppearance,
    errors: ['resource_archived'],
    example: {
      accent_colour: '#0b5fa5',
      starter_questions: { en: ['What does an audit cost?'] },
    },
    answer: example,
  }),
}
