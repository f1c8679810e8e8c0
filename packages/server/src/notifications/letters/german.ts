import type { NoticeWords } from './notice_words.ts'

export const german: NoticeWords = {
  mixed: (count, organization) => `${count} Benachrichtigungen von ${organization}`,
  mixedTitle: (count) => `${count} Benachrichtigungen`,
  person_wanted: {
    one: (agent) => `${agent}: Ein Besucher möchte mit einem Menschen sprechen`,
    many: (count) => `${count} Besucher möchten mit einem Menschen sprechen`,
    text: (count) =>
      count === 1
        ? 'Übernehmen Sie das Gespräch und antworten Sie. Der Agent hat zugesagt, das Team zu verständigen.'
        : 'Übernehmen Sie die Gespräche und antworten Sie. Den Besuchern wurde zugesagt, dass das Team verständigt wird.',
  },
  new_lead: {
    one: (agent) => `Neue Anfrage über ${agent}`,
    many: (count) => `${count} neue Anfragen`,
    text: (count) =>
      count === 1
        ? 'Ein Gespräch ist abgeschlossen, und die Person hat Kontaktdaten hinterlassen.'
        : 'Diese Gespräche sind abgeschlossen, und die Personen haben Kontaktdaten hinterlassen.',
  },
  source_failed: {
    one: (title) => `Die Quelle „${title}“ konnte nicht gelesen werden`,
    many: (count) => `${count} Quellen konnten nicht gelesen werden`,
    text: (count) =>
      count === 1
        ? 'Die Agenten antworten weiter mit dem zuletzt gelesenen Stand. Neues aus dieser Quelle erfahren sie erst, wenn sich diese wieder lesen lässt.'
        : 'Die Agenten antworten weiter mit dem zuletzt gelesenen Stand. Neues aus diesen Quellen erfahren sie erst, wenn sich diese wieder lesen lassen.',
  },
  check_failed: {
    one: (agent) => `${agent} kann eine Frage nicht mehr beantworten`,
    many: (count) => `${count} Fragen können nicht mehr beantwortet werden`,
    text: (count) =>
      count === 1
        ? 'Nach einer Änderung am Wissen gibt es dazu keine Antwort mehr. Ergänzen Sie das Wissen, oder passen Sie die Prüfung an.'
        : 'Nach Änderungen am Wissen gibt es dazu keine Antworten mehr. Ergänzen Sie das Wissen, oder passen Sie die Prüfungen an.',
  },
  conversation: (number, agent) => `Gespräch ${number} mit ${agent}`,
  waitingSince: (time) => `Letzte Nachricht: ${time}`,
  fit: {
    ideal: 'Eignung: ideal',
    acceptable: 'Eignung: gegeben',
    poor_fit: 'Eignung: gering',
    dealbreaker: 'Eignung: nicht gegeben',
  },
  agent: (name) => `Agent: ${name}`,
  question: 'Die Frage eines Besuchers',
  more: (count) => `Weitere: ${count}.`,
  footer: (organization) =>
    `Sie erhalten diese E-Mail, weil Sie zum Team von ${organization} gehören. Worüber Sie benachrichtigt werden, legen Sie in Ihren Benachrichtigungseinstellungen fest.`,
  open: {
    conversation: 'Gespräch öffnen',
    conversations: 'Gespräche öffnen',
    source: 'Quelle öffnen',
    sources: 'Quellen öffnen',
    gap: 'Frage öffnen',
    gaps: 'Fragen öffnen',
    home: 'Dashboard öffnen',
  },
  weekly: {
    subject: (organization) => `Wochenübersicht für ${organization}`,
    title: (since, until) => `${since} bis ${until}`,
    visitors: 'Besucher',
    answered: 'Vollständig beantwortet',
    leads: 'Anfragen',
    unanswered: 'Mit offenen Fragen',
    topTen: 'Häufigste Fragen ohne Antwort',
    hidden: (count) =>
      count === 1 ? 'Eine Frage hat noch keine Antwort.' : `${count} Fragen haben noch keine Antwort.`,
    asked: (count) => (count === 1 ? 'einmal gefragt' : `${count}-mal gefragt`),
    allAnswered: 'Alle Fragen wurden beantwortet.',
    open: 'Dashboard öffnen',
  },
}
