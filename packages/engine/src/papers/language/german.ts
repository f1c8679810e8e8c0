import type { PaperPack, RecapWords } from './paper_pack.ts'

const polite: RecapWords = {
  thanks: 'Vielen Dank für das Gespräch.',
  thanksNamed: 'Vielen Dank für das Gespräch, {name}.',
  understood: 'Das haben wir notiert:',
  passedOn: 'Ihre Angaben liegen dem Team von {organization} vor.',
  passedOnWithContact:
    'Ihre Angaben liegen dem Team von {organization} vor. Wir erreichen Sie unter {contact}.',
  or: ' oder ',
  personWanted: 'Das Team weiß, dass Sie mit einem Menschen sprechen möchten.',
  oneQuestion: 'Eine Ihrer Fragen ist offengeblieben und liegt jetzt dem Team vor: {question}',
  questions: 'Diese Fragen sind offengeblieben und liegen jetzt dem Team vor:',
  leaveContact: 'Damit wir uns melden können, nennen Sie uns bitte eine E-Mail-Adresse oder Telefonnummer.',
  more: 'und mehr',
  correct: 'Stimmt etwas nicht, oder fehlt etwas? Sagen Sie es uns einfach, dann korrigieren wir es.',
}

const familiar: RecapWords = {
  ...polite,
  passedOn: 'Deine Angaben liegen dem Team von {organization} vor.',
  passedOnWithContact:
    'Deine Angaben liegen dem Team von {organization} vor. Wir erreichen dich unter {contact}.',
  personWanted: 'Das Team weiß, dass du mit einem Menschen sprechen möchtest.',
  oneQuestion: 'Eine deiner Fragen ist offengeblieben und liegt jetzt dem Team vor: {question}',
  leaveContact: 'Damit wir uns melden können, nenn uns bitte eine E-Mail-Adresse oder Telefonnummer.',
  correct: 'Stimmt etwas nicht, oder fehlt etwas? Sag es uns einfach, dann korrigieren wir es.',
}

export const german: PaperPack = {
  language: 'de',
  quotes: ['„', '“'],
  innerQuotes: ['‚', '‘'],
  aside:
    /^(?:ha|hm+|was|wie|wie bitte|was denn|bitte)$|\bwas (?:meinst du|meinen sie|meint ihr)\b|^wie (?:meinst du|meinen sie|meint ihr) das$|\bbrauch(?:st|t|en) (?:du|ihr|sie) (?:noch|sonst) (?:was|etwas|irgendwas)|\b(?:hab|habe|hatte) ich (?:doch|ja|schon|bereits|eben|grad|gerade)\b.*\b(?:gesagt|geschrieben|erwahnt)|^(?:das )?steht (?:(?:doch|ja|da|schon|auch) )*(?:da|oben|drin)$|^(?:das )?sag(?:e)? ich doch|^das hab(?:e)? ich (?:jetzt |schon )*(?:\S+ )?gelesen|^(?:wie|schon) gesagt$/,
  untelling: new Set(
    'ciao tschau erreicht erreichen wiedersehen naturlich gefragt mann schade oje puh name heiss heisse mail email mailadresse adresse handy telefon tel nummer falsch vergessen ubrigens nee na ne nix hab heisst gesagt geschrieben notieren bitte egal davon'.split(
      ' ',
    ),
  ),
  openings: new Set(
    'hallo hi hey moin servus und aber oder auch also dann ok okay naja na ach oh hm hmm super toll prima perfekt gut danke ja'.split(
      ' ',
    ),
  ),
  yes: 'ja',
  no: 'nein',
  date: '{day}. {month} {year}',
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  service: {
    prices: { monthly: '{price} pro Monat', fixed: '{price}', from: 'ab {price}' },
    duration: 'Dauer: {duration}',
    deliverables: 'Enthalten: {deliverables}.',
  },
  brief: {
    visitor: 'Eine unbekannte Person',
    leftEarly: '{who} ist gegangen, bevor klar war, worum es geht.',
    fit: 'Eignung: {fit}.',
    fits: {
      ideal: 'ideal',
      acceptable: 'gegeben',
      poor_fit: 'gering',
      dealbreaker: 'nicht gegeben',
      unknown: 'noch unklar',
    },
    against: 'Dagegen spricht: {criteria}.',
    speaksFor: 'Dafür spricht: {criteria}.',
    possible: 'Möglich: {criteria}.',
    notTheCase: '{criterion} (trifft nicht zu)',
    known: 'Was wir wissen',
    earlier: 'vorher: {quote}',
    passedOn: 'An Sie weitergegeben',
    also: 'Außerdem gesagt',
    gaps: 'Gefragt, aber nicht beantwortet',
    next: 'Nächste Schritte',
    personWanted: 'Persönlich melden, wie gewünscht: {contact}',
    personWithoutContact: 'Ein persönliches Gespräch war gewünscht, aber Kontaktdaten fehlen.',
    callWanted: 'Den gewünschten Anruf vereinbaren: {contact}',
    contact: 'Kontakt aufnehmen: {contact}',
    noContact: 'Kontaktdaten fehlen.',
    noContactWanted: 'Nicht melden: Das war nicht gewünscht.',
    decline: 'Freundlich absagen.',
    answerGaps: 'Beantworten, was offengeblieben ist.',
    addKnowledge: 'Die fehlende Antwort im Wissen ergänzen, damit sie beim nächsten Mal da ist.',
    suggest: '{services} anbieten.',
    findOut: 'Noch klären: {items}',
    checkWhether: 'Noch klären, ob das zutrifft: {items}',
    document: 'Das Dokument {title} wurde übergeben.',
  },
  recap: { polite, familiar },
  deliverable: {
    title: 'Zusammenfassung des Gesprächs',
    answers: 'Was besprochen wurde',
    services: 'Unser Vorschlag',
    open: 'Noch offen',
    nothing: 'Bisher wurde nichts besprochen.',
  },
  print: {
    language: 'de',
    page: 'Seite {page} von {pages}',
    download: 'Als PDF herunterladen',
    unprintable:
      'Einige Zeichen lassen sich in dieser Datei nicht darstellen. In der Online-Ansicht des Dokuments sind sie zu sehen.',
    ended: {
      title: 'Dieser Link funktioniert nicht mehr',
      advice:
        'Er ist abgelaufen oder wurde zurückgezogen. Einen neuen gibt es bei der Person, von der dieser Link kam.',
    },
  },
}
