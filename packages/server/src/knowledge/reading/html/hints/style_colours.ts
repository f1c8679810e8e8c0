import { attribute, elementsIn, hasName, type Tree, type TreeElement } from '../tree.ts'

/** Colours that may be the site's own, by what they are used for. */

const mostCharacters = 300_000
const most = 8

const variableWeights: [name: RegExp, weight: number][] = [
  [/brand|primary|haupt/, 10],
  [/accent|akzent/, 9],
  [/theme|cta|button|btn/, 8],
  [/main|highlight|link|secondary/, 5],
]
const selectorWeights: [selector: RegExp, property: RegExp, weight: number][] = [
  [/btn|button|cta/i, /^background(?:-color)?$/, 6],
  [/header|nav|menu|hero|masthead|banner/i, /^background(?:-color)?$/, 4],
  [/(?:^|[\s,])a(?:[:\s,]|$)/, /^color$/, 4],
  [/(?:^|[\s,])h[1-3](?:[\s,]|$)/, /^color$/, 2],
]
const colour = /#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^()]{1,60}\)/i
const variable = /var\(\s*--([\w-]{1,60})/

/** Colours and how much speaks for each. */
type Scores = Map<string, number>

export function coloursOf(tree: Tree, themeColours: readonly string[]): string[] {
  const css = elementsIn(tree.children, hasName('style'))
    .map(({ children }) => children.map((child) => ('data' in child ? child.data : '')).join(''))
    .join('\n')
  const { scores, variables } = scoresIn(css)
  for (const written of themeColours) add(scores, written, 7)
  for (const element of elementsIn(tree.children, hasName('a', 'button', 'header')).slice(0, 500))
    add(scores, inlineBackground(element, variables), 4)
  return bestOf(scores)
}

/** The same of a style sheet by itself. */
export const coloursInCss = (css: string): string[] => bestOf(scoresIn(css).scores)

function scoresIn(whole: string) {
  const scores: Scores = new Map()
  const css = withoutComments(whole.slice(0, mostCharacters))
  const variables = variablesIn(css)
  for (const [name, value] of variables)
    add(scores, resolved(value, variables), weightOf(variableWeights, name))
  for (const { selector, property, value } of declarationsIn(css))
    for (const [pattern, wanted, weight] of selectorWeights)
      if (pattern.test(selector) && wanted.test(property)) add(scores, resolved(value, variables), weight)
  return { scores, variables }
}

function add(scores: Scores, written: string, weight: number) {
  const found = colour.exec(written)?.[0].toLowerCase()
  if (found) scores.set(found, (scores.get(found) ?? 0) + weight)
}

const bestOf = (scores: Scores): string[] =>
  [...scores]
    .filter(([, score]) => score > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([found]) => found)
    .slice(0, most)

/** Without a pattern: one that never finds its end would look for it again from every beginning. */
function withoutComments(css: string): string {
  const [start = '', ...rest] = css.split('/*')
  return [
    start,
    ...rest.map((part) => part.slice(part.indexOf('*/') === -1 ? part.length : part.indexOf('*/') + 2)),
  ].join(' ')
}

/** The first value counts: what follows is for dark screens and print. */
function variablesIn(css: string): Map<string, string> {
  const variables = new Map<string, string>()
  for (const [, name, value] of css.matchAll(/(?<![\w-])--([\w-]{1,60})\s*:\s*([^;{}]{1,80})/g))
    if (!variables.has(name!)) variables.set(name!.toLowerCase(), value!.trim())
  return variables
}

const resolved = (value: string, variables: ReadonlyMap<string, string>): string =>
  variables.get(variable.exec(value)?.[1]?.toLowerCase() ?? '') ?? value

const weightOf = (weights: readonly [RegExp, number][], name: string) =>
  weights.find(([pattern]) => pattern.test(name))?.[1] ?? 0

function* declarationsIn(css: string) {
  for (const rule of css.split('}').slice(0, 3000)) {
    const [head, body] = rule.split('{').slice(-2)
    if (head === undefined || body === undefined) continue
    const selector = head.slice(-200)
    for (const declaration of body.split(';').slice(0, 50)) {
      const at = declaration.indexOf(':')
      if (at > 0)
        yield {
          selector,
          property: declaration.slice(0, at).trim(),
          value: declaration.slice(at + 1, at + 121),
        }
    }
  }
}

function inlineBackground(element: TreeElement, variables: ReadonlyMap<string, string>): string {
  const [, value = ''] =
    /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]{1,80})/i.exec(attribute(element, 'style') ?? '') ?? []
  return resolved(value, variables)
}
