import type { FitForm, Said } from '../fit_form.ts'
import { amountOf, audienceOf, clause, place } from '../said.ts'

const firms =
  '(?:unternehmen|betrieben?|firmen|teams|organisationen|agenturen|start-?ups|mittelständler|kunden)'
const staff =
  '(?:personen|leuten?|menschen|mitarbeiter\\p{L}*|mitarbeitenden?|beschäftigten?|angestellten?|köpfen?)'
const audience =
  '(?:unternehmen|betrieb|firm|familie|privat|gewerbe|arbeitnehmer|arbeitgeber|angestellte|mieter|vermieter|eigentümer|hausbesitzer|gründer|selbstständige|selbständige|freiberufler|verein|schule|kommune|kita|praxen|handwerk|mittelstand|start-?up|einsteiger|anfänger|kinder|erwachsene|frauen|männer|paare|senioren|studierende|verbraucher|bauherr|architekt|genossenschaft|hotel|restaurant|landwirt|winzer)'
const often = '(?:nur |ausschließlich |vor allem |hauptsächlich |überwiegend |meist |vorwiegend )?'
const practical =
  /^(?:bargeld|karten|ec|haftung|gewähr|daten|cookies|garantie|verantwortung|hunde|rücknahme|zusätzlich|versteckt|kosten|zeit|angst|rechnung|wert|probleme?|kompromisse|halben|sorge|anzahlung|werbung|newsletter)/u
const condition =
  /(?<![\p{L}])(?:wenn|falls|ohne|außer|bevor|sofern|solange|sondern|weil|mehr(?! als))(?![\p{L}])/u

const refused = ({ group }: Said, say: (what: string) => string) => {
  const what = clause(group('what')).replace(/ (?:an|durch|aus|auf|vor|her|ab|ein|um)$/u, '')
  return practical.test(what.toLowerCase()) || condition.test(what.toLowerCase()) ? undefined : say(what)
}

/** An adjective loses its capital inside a sentence: "strafrechtliche Mandate". */
const asPart = (what: string): string =>
  what.replace(/^\p{Lu}(?=\p{Ll}+e[nrs]? \p{Lu})/u, (letter) => letter.toLowerCase())

export const german: readonly FitForm[] = [
  {
    pattern: new RegExp(
      `${firms}[^.;]{0,20} (?:mit|von|zwischen) (?<low>\\d[\\d.]*) ?(?:bis|und|-|–) ?(?<high>\\d[\\d.]*) ${staff}`,
      'u',
    ),
    kind: 'ideal',
    weight: 2,
    describe: ({ group }) => `Zwischen ${group('low')} und ${group('high')} Mitarbeitende`,
  },
  {
    pattern: new RegExp(
      `${firms}[^.;]{0,20} (?:mit mindestens|mit mehr als|ab) (?<low>\\d[\\d.]*) ${staff}`,
      'u',
    ),
    kind: 'ideal',
    weight: 2,
    describe: ({ group }) => `Mindestens ${group('low')} Mitarbeitende`,
  },
  {
    pattern: new RegExp(
      `${firms}[^.;]{0,20} (?:mit höchstens|mit bis zu|mit weniger als|(?<!\\d )bis) (?<high>\\d[\\d.]*) ${staff}`,
      'u',
    ),
    kind: 'ideal',
    weight: 2,
    describe: ({ group }) => `Höchstens ${group('high')} Mitarbeitende`,
  },
  {
    pattern:
      /(?:mindestauftragswert|mindestbudget|mindestauftrag|mindesthonorar|projekte (?:beginnen|starten)|aufträge (?:beginnen|starten)|ab einem (?:budget|auftragswert|auftragsvolumen))[^.;\d]{0,30} (?<price>\d.+|€.+)/u,
    kind: 'ideal',
    weight: 2,
    isMoney: true,
    describe: ({ price }) => price && `Ein Budget von mindestens ${amountOf(price, 'de')}`,
  },
  {
    pattern:
      /(?:^|[\s,])(?:wir (?:übernehmen|vertreten|machen|bieten|reparieren|behandeln|nehmen|führen|bearbeiten|bauen|verkaufen|beraten)|(?:übernehmen|vertreten|machen|bieten|reparieren|behandeln|nehmen|führen|bearbeiten) wir)(?: \p{L}+){0,2}? keine[nr]? (?<what>[^.;:,()]{3,70})/u,
    kind: 'dealbreaker',
    describe: (said) => refused(said, (what) => `Es geht um ${what}`),
  },
  {
    pattern:
      /^(?<what>[^.;:,()]{3,60}) (?:übernehmen|bearbeiten|vertreten|machen|reparieren|führen|bieten|behandeln) wir(?: \p{L}+)? nicht/u,
    kind: 'dealbreaker',
    describe: (said) => refused(said, (what) => `Es geht um ${asPart(what)}`),
  },
  {
    pattern:
      /(?:^|[\s,])wir (?:vertreten|beraten|betreuen|unterstützen|behandeln) [^.;:()]{3,60}(?:,| –)(?: aber)? keine (?<what>[^.;:()]{3,60})/u,
    kind: 'dealbreaker',
    describe: (said) =>
      refused(said, (what) => `Gehört zu: ${what.replaceAll(/ (und|oder) keine /gu, ' $1 ')}`),
  },
  {
    pattern:
      /(?:^|[\s,])(?:wir arbeiten|arbeiten wir)(?: \p{L}+)? nicht (?:für|mit) (?<what>[^.;:,()]{3,70})/u,
    kind: 'dealbreaker',
    describe: (said) => refused(said, (what) => `Die Anfrage kommt von ${what}`),
  },
  {
    pattern: new RegExp(
      `(?:^|[\\s,])(?:wir )?(?:arbeiten|sind|bauen|gestalten|beraten|vertreten|unterstützen|begleiten)(?: wir)? ${often}(?:(?:für|mit) )?(?<what>(?:[\\p{L}-]+(?:,| und| oder|) ){0,3}?${audience}[^.;:()]{0,60})`,
      'u',
    ),
    kind: 'ideal',
    describe: ({ group }) => {
      const what = audienceOf(group('what')).replace(/ (?:da|tätig|im einsatz)$/iu, '')
      return /^(?:sie|ihnen|euch|dich|ein|eine|der|die|das|wir)(?![\p{L}])/iu.test(what)
        ? undefined
        : `Gehört zu: ${what}`
    },
  },
  {
    pattern:
      /im umkreis von (?:(?:etwa|rund|ca\.?) )?(?<distance>\d+) ?(?:km|kilometern?)(?: (?:um|von|rund um) (?<place>[^.;:(),]{3,40}))?/u,
    kind: 'ideal',
    weight: 2,
    describe: ({ group }) => {
      const where = place(group('place'))
      return `Liegt im Umkreis von ${group('distance')} km${where ? ` um ${where}` : ''}`
    },
  },
  {
    pattern:
      /(?:^|[\s,])(?:wir )?(?:arbeiten|sind|kommen|liefern|beraten|montieren|fahren)(?: wir)?(?: [\p{L}-]+){0,3}? (?<in>in ganz|in der region|im raum|im großraum|im kreis|im landkreis|in) (?<place>[^.;:()]{3,60})/u,
    kind: 'ideal',
    weight: 2,
    describe: ({ group }) => {
      const where = place(group('place'))
      return where && `Liegt ${group('in')} ${where}`
    },
  },
  {
    pattern:
      /(?:^(?:alle )?(?:unsere )?(?:kurse|angebote|gruppen|veranstaltungen|leistungen)|^wir|alles)[^.;]{0,40} (?:nur|ausschließlich) für (?:vereins)?mitglieder/u,
    kind: 'poor_fit',
    describe: () => 'Ist kein Mitglied',
  },
  {
    pattern: /(?:mindestalter[^.\d]{0,20}|(?:müssen|muss) mindestens )(?<age>\d{2}) jahre/u,
    kind: 'dealbreaker',
    describe: ({ group }) => `Ist jünger als ${group('age')} Jahre`,
  },
]
