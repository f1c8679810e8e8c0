/** Currencies and the per cent sign: the same number of something else is another statement. */

const signs = new Map(
  Object.entries({
    eur: '€ eur euro euros',
    usd: '$ usd dollar dollars',
    gbp: '£ gbp pound pounds',
    chf: 'chf franken francs',
    '%': '% percent prozent',
  }).flatMap(([sign, words]) => words.split(' ').map((word): [string, string] => [word, sign])),
)
const currencyPattern =
  /[€$£%]|(?<![\p{L}\p{N}])(?:eur|euros?|usd|dollars?|gbp|pounds?|chf|franken|francs|percent|prozent)(?![\p{L}\p{N}])/giu

export function currenciesIn(text: string): { text: string; sign: string }[] {
  return (text.match(currencyPattern) ?? []).map((found) => ({
    text: found,
    sign: signs.get(found.toLowerCase())!,
  }))
}
