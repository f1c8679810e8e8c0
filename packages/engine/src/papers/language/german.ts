import type { PaperPack } from './paper_pack.ts'

/** Nobody is addressed, so that it suits “du” as well as “Sie”. */
export const german: PaperPack = {
  quotes: ['„', '“'],
  innerQuote: '’',
  yes: 'ja',
  no: 'nein',
  brief: {
    somebody: 'Ein Besucher',
    wants: '{who} hat mit {agent} gesprochen und gesagt: {what}.',
    talked: '{who} hat mit {agent} gesprochen.',
    personWanted: 'Gewünscht wurde das Gespräch mit einem Menschen.',
    certain: 'Was feststeht',
    earlier: 'zuvor: {quote}',
    fit: 'Passung',
    fits: {
      ideal: 'ideal',
      acceptable: 'annehmbar',
      poor_fit: 'gering',
      dealbreaker: 'ausgeschlossen',
      unknown: 'nicht bekannt',
    },
    speaksFor: 'Dafür spricht',
    speaksAgainst: 'Dagegen spricht',
    undecided: 'Nicht entschieden',
    notTheCase: 'trifft nicht zu: {criterion}',
    gaps: 'Wurde gefragt und konnte nicht beantwortet werden',
    open: 'Offen',
    nextQuestion: 'Beste nächste Frage: {slot}',
  },
  recap: {
    understood: 'Das hat {agent} von {organization} verstanden:',
    understoodNamed: 'Vielen Dank, {name}. Das hat {agent} von {organization} verstanden:',
    nothing: 'Vielen Dank für das Gespräch mit {agent} von {organization}.',
    open: 'Offen geblieben:',
    more: 'und mehr',
    correct: 'Stimmt etwas nicht, oder fehlt etwas? Ein kurzer Hinweis genügt, dann wird es berichtigt.',
  },
  deliverable: {
    title: 'Zusammenfassung des Gesprächs',
    answers: 'Was besprochen wurde',
    open: 'Noch offen',
  },
}
