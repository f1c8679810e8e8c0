import type { Letter } from './letter.ts'
import { cut, headerText, unlinked } from './safe_text.ts'

/** A letter as the incoming webhooks of Slack and Teams take it. */

/** Slack reads these signs, and nothing else, as markup of links and mentions. */
const slackText = (text: string) =>
  unlinked(text).replaceAll(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!)

const line = (text: string, most: number) => headerText(unlinked(text), most)
const mostCharacters = 2900

export function slackMessage(letter: Letter): object {
  const { title, action } = letter
  const link = action
    ? [
        {
          type: 'actions',
          elements: [
            {
              type: 'button',
              text: { type: 'plain_text', text: line(action.label, 75) },
              url: action.url,
              style: 'primary',
            },
          ],
        },
      ]
    : []
  return {
    text: slackText(line(title, 150)),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: line(title, 150), emoji: false } },
      ...blocksOf(letter).map((text) => ({
        type: 'section',
        text: { type: 'mrkdwn', text: cut(slackText(text), mostCharacters), verbatim: true },
      })),
      ...link,
    ],
  }
}

export function teamsMessage(letter: Letter): object {
  const { title, action } = letter
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            {
              type: 'TextBlock',
              text: teamsText(headerText(title)),
              size: 'Large',
              weight: 'Bolder',
              wrap: true,
            },
            ...blocksOf(letter).map((text) => ({
              type: 'TextBlock',
              text: teamsText(cut(text, mostCharacters)),
              wrap: true,
            })),
          ],
          ...(action && {
            actions: [{ type: 'Action.OpenUrl', title: line(action.label, 75), url: action.url }],
          }),
        },
      },
    ],
  }
}

/** Cards read Markdown: brackets would make a link of the words of others. */
const teamsText = (text: string) =>
  unlinked(text)
    .replaceAll(/[[\]()*_`#<>\\]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\n\n')

function blocksOf({ text, figures = [], sections = [] }: Letter): string[] {
  return [
    ...text,
    figures.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...sections.map(({ heading, lines = [], quote }) =>
      [heading, ...lines, ...(quote === undefined ? [] : [quote])].join('\n'),
    ),
  ].filter((block) => block !== '')
}
