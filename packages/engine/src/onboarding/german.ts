import type { QuestionWords } from './question_words.ts'

export const german: QuestionWords = {
  opening:
    /^(was|wann|wo|wohin|woher|wer|wen|wem|wessen|wie|wieso|weshalb|warum|welche[rsnm]?|womit|wofür|wozu|worin|kann|können|könnte|darf|dürfen|muss|müssen|soll|sollte|gibt|ist|sind|hat|haben|habe|bieten|machen|brauche|bekomme|wird|werden|nehmen|führen|verkaufen|liefern|arbeiten|bin|lohnt|gilt|gelten|übernimmt|übernehmen)(?![\p{L}])/iu,
  addressing:
    /^(haben sie (noch |weitere |eine )?(fragen?|interesse|lust)|(noch|weitere|offene) fragen|fragen\?|sind sie (bereit|interessiert|neugierig|auf der suche|neu)|(suchen|brauchen|benötigen|möchten|wollen|wünschen|kennen|planen) sie|sie (suchen|möchten|haben|wollen|brauchen)|neugierig|interesse|interessiert|bereit|lust|warum (wir|gerade wir|zu uns)|worauf warten|wie können wir|was können wir|können wir)/iu,
  speaker: /(?<!\p{L})(wir|uns|unsere?[rsnm]?)(?!\p{L})/iu,
  questionList:
    /(?<!\p{L})(faqs?|häufige? (gestellte )?fragen|häufig gestellte fragen|fragen (und|&) antworten|oft gefragt|ihre fragen)(?!\p{L})/iu,
  emptyHeading:
    /^(start(seite)?|willkommen.*|herzlich willkommen.*|menü|navigation|suche|aktuelles|news|blog|links?|überblick|übersicht|über uns|impressum|rechtliches|datenschutz.*|cookies?.*|agb|kontakt|team|newsletter|folgen sie uns|sitemap|galerie|mehr|details|einleitung|referenzen|kundenstimmen|anmelden|login)$/iu,
  priceOf: (service) => `Was kostet „${service}“?`,
  contentsOf: (service) => `Was umfasst „${service}“?`,
  usual: [
    {
      question: 'Wann haben Sie geöffnet?',
      about: /öffnungszeiten|geöffnet|sprechzeiten|(?<!\p{L})(offen|geschlossen|wochenende)(?!\p{L})/iu,
      always: true,
    },
    {
      question: 'Wo finde ich Sie?',
      about: /adresse|anfahrt|standort|(?<!\p{L})wo (finde|sind|ist|liegt|befinde)|so finden sie/iu,
      always: true,
    },
    {
      question: 'Wie kann ich Sie erreichen?',
      about: /kontakt|erreiche|telefon|e-?mail|anrufen/iu,
      always: true,
    },
    {
      question: 'Welche Leistungen bieten Sie an?',
      about: /leistungen|angebot|was (machen|bieten|verkaufen) sie|sortiment/iu,
      always: true,
    },
    {
      question: 'Was kostet das bei Ihnen?',
      about: /kosten|kostet|preis|gebühr|honorar|tarif|beitrag|beiträge/iu,
      always: true,
    },
    {
      question: 'Wie kann ich einen Termin vereinbaren?',
      about: /termin|buchen|buchung|reservier/iu,
      always: true,
    },
    {
      question: 'Kann ich einen Termin absagen oder verschieben?',
      about: /absag|storn|verschieb|kündig/iu,
      always: true,
    },
    {
      question: 'Wie kann ich bezahlen?',
      about: /zahl(en|ung|bar)|bezahl|rechnung|kreditkarte/iu,
      always: true,
    },
    {
      question: 'Wie lange dauert es?',
      about: /wie lange|dauer|ablauf|wartezeit|lieferzeit/iu,
      always: true,
    },
    {
      question: 'Wer arbeitet bei Ihnen?',
      about: /team|mitarbeit|wer (arbeitet|ist|sind)|inhaber/iu,
      always: true,
    },
    { question: 'Welche Sprachen sprechen Sie?', about: /sprache/iu, always: true },
    { question: 'Für wen ist Ihr Angebot gedacht?', about: /für wen|zielgruppe|kunden/iu, always: true },
    { question: 'Wie schnell antworten Sie?', about: /antwortzeit|wie schnell|rückmeldung/iu, always: true },
    { question: 'Wo kann ich parken?', about: /park(en|pl|haus)/iu },
    { question: 'Liefern Sie auch, und was kostet das?', about: /liefer|versand/iu },
    { question: 'Kann ich etwas zurückgeben?', about: /rückgabe|umtausch|widerruf|zurückgeb|erstattung/iu },
    { question: 'Geben Sie eine Garantie?', about: /garantie|gewährleistung/iu },
    { question: 'Wie werde ich Mitglied?', about: /mitglied|beitreten|aufnahmeantrag/iu },
    {
      question: 'Kann ich es kostenlos testen?',
      about: /testversion|probe(zeit|stunde|training)|kostenlos test/iu,
    },
    { question: 'Wie richte ich es ein?', about: /installier|installation|einricht|erste schritte/iu },
    { question: 'In welcher Region sind Sie tätig?', about: /einsatzgebiet|einzugsgebiet|umgebung|region/iu },
    { question: 'Haben Sie freie Stellen?', about: /stellen(angebot|anzeige)|karriere|ausbildung|bewerb/iu },
  ],
}
