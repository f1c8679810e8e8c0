import { wordSet } from '../../language/patterns.ts'
import { clauses, type SmallTalkPhrases } from './phrases.ts'

const machine =
  '((eine?[mnr]? )?(echte[rnm]? |richtige[rnm]? |wirkliche[rnm]? )?(chat ?bot|bot|roboter|mensch|menschen|person|maschine|ki|computer|programm|mann|frau|chatgpt|echt))'
const person =
  '((eine?[nmr]? |der |den |dem |ihrem |eurem )?(echte[nmr]? |richtige[nmr]? |menschliche[nmr]? )?(mensch|menschen|person|jemand|jemandem|jemanden|mitarbeiter|mitarbeiterin|mitarbeitern|berater|beraterin|kollegen|kollegin|ansprechpartner|ansprechpartnerin|kundenservice|kundendienst|kundenbetreuer|support|vertrieb|chef|team|service|agent|agenten))'

export const german: SmallTalkPhrases = {
  courtesies: wordSet(`
    hallo hi hey hallochen servus moin gruezi bitte danke dankeschon dank ok okay ja nein nee jo jep genau super toll
    prima klasse perfekt gut schon cool wow gern gerne sorry entschuldigung tschuss ciao also so naja ach ah oh hm hmm
    mal doch nochmal klar sicher vielleicht richtig leute zusammen haha lol heute jetzt bot und aber denn`),
  smallTalk: clauses(
    `
    [schonen] guten (tag|morgen|abend), gute nacht, (tag|morgen|abend), gruss gott, mahlzeit, ist [da] jemand [da|hier],
    jemand da, (bist du|sind sie) [noch] da, (kannst du|konnen sie) mich (horen|verstehen|lesen), verstehst du mich,
    wie (geht es|gehts) [dir|ihnen|euch], wie lauft es, was geht, alles (klar|gut|ok|okay), mir geht es gut,
    und (dir|ihnen), freut mich, willkommen, frohe (weihnachten|ostern), frohes neues [jahr], alles gute,

    (vielen|herzlichen|besten|tausend|lieben) dank [fur alles|fur die hilfe|fur ihre hilfe|fur deine hilfe|fur die info|fur die auskunft],
    danke (sehr|vielmals|dir|ihnen|euch|fur alles|fur die hilfe|fur ihre hilfe|fur deine hilfe|fur die info|fur die antwort),
    [das] (ist|war) [sehr|echt|wirklich] (alles|gut|super|toll|nett|hilfreich|interessant|lustig|schon|genug|in ordnung),
    das wars, das reicht, sehr (gut|schon|nett|hilfreich), verstanden, [ich] verstehe, in ordnung, passt, geht klar,
    macht sinn, stimmt, einverstanden, kein problem, keine (ahnung|fragen|sorge), macht nichts, egal, vergiss es, nichts,
    [ich] weiss [ich] nicht, ich glaube schon, bestimmt, naturlich, gern geschehen, noch nicht, eher nicht,
    gut gemacht, ich (liebe|mag|hasse) (dich|das|es),
    du bist [so|sehr|echt|wirklich] (toll|nett|lustig|suss|klug|hilfreich|super|der beste|grossartig),

    auf (wiedersehen|wiederschauen), bis (bald|spater|dann|morgen), [einen|noch einen] (schonen|guten) (tag|abend) [noch],
    [ein] schones wochenende, machs gut, ich muss (los|gehen), viel (spass|gluck|erfolg),

    (bist du|sind sie) [nur|wirklich|eigentlich] <machine> [oder <machine>], (rede|spreche|schreibe|chatte) ich [hier|gerade] mit <machine> [oder <machine>],
    ist das [hier] <machine> [oder <machine>], wer (bist du|sind sie|ist da), was (bist du|sind sie),
    wie (heisst du|heissen sie), wie ist (dein|ihr) name, hast du einen namen,
    wer hat dich (gemacht|gebaut|programmiert|erfunden|erschaffen|entwickelt), wie alt bist du, woher kommst du,
    wo wohnst du, (schlafst|traumst|isst|denkst|liebst) du [mich], hast du (gefuhle|hobbys|eine freundin|einen freund|familie),
    willst du mich heiraten, kennst du (siri|alexa), was ist der sinn des lebens, was machst du [so|gerade],
    (erzahl|erzahle|sag) [mir] [mal] (einen witz|eine geschichte|etwas lustiges|etwas), sing [mir] ein lied,
    mir ist langweilig, ich bin (mude|traurig|glucklich|wieder da|hier|da),

    hilfe, hilf mir, ich (brauche|benotige) [mal|etwas|deine|ihre] hilfe,
    (kannst du|konnen sie|konntest du|konnten sie) mir [bitte] [mal] (helfen|weiterhelfen),
    ich (habe|hab|hatte) [da] [mal] [eine|noch eine|ein paar|einige] [kurze] (frage|fragen),
    (darf|kann|konnte) ich [dich|sie|ihnen|dir] [mal] (etwas|was|eine frage) (fragen|stellen), frage,
    was kannst du [alles|fur mich tun], wie kannst du mir helfen, was weisst du, wie funktionierst du,

    (du bist|ihr seid|sie sind|das ist) [so|doch|echt|total|einfach] [eine?] (dumm|doof|blod|bescheuert|nutzlos|idiot|idioten|schlecht|scheisse|mist|lugner|langweilig|nervig|furchtbar|schrecklich|unbrauchbar|lacherlich|witz),
    (dummer|bloder|doofer|schlechter) (roboter|chatbot|bot), halt die klappe, halts maul, leck mich, verpiss dich,
    fick dich, geh weg, [so ein] (mist|scheiss|scheisse|quatsch|unsinn), was soll das, verdammt, idiot,

    [das ist] [nur] [ein|einen] (test|testen) [test|nachricht|123|1 2 3|eins zwei drei], (test )+test, ich teste [nur|das|gerade],
    foo, foo bar, lorem ipsum.*, asdf.*, qwert.*, bla( bla)*, blabla.*, was, wie, wieso, warum, wie bitte, echt, wirklich,
    [einen] moment, warte [mal|kurz], start, stop, stopp, weiter, zuruck, von vorne, ja oder nein`,
    { machine },
  ),
  wantsPerson: clauses(
    `
    (kann|konnte|darf) (ich|wir|man) [bitte|mal|hier|auch|direkt] [bitte|mal|hier|auch|direkt] mit <person> [direkt|personlich] (sprechen|reden|chatten|telefonieren|schreiben),
    (ich|wir) (mochte|mochten|will|wollen|wurde|wurden|muss) [gerne|gern|bitte|lieber|jetzt|sofort] mit <person> [direkt|personlich] (sprechen|reden|chatten|telefonieren|schreiben),
    (ich|wir) (mochte|will|brauche|brauchen|wunsche) <person> [sprechen], lassen sie mich mit <person> (sprechen|reden),
    mit <person> [sprechen|reden|verbinden|chatten], <person>,
    (verbinden sie|verbinde|verbindet) mich [bitte] mit <person>, (konnen sie|kannst du|konnt ihr) mich [bitte] mit <person> verbinden,
    (gib|geben sie) mir [bitte] <person>, (rufen sie|ruft|ruf|rufe) mich [bitte] (an|zuruck),
    (konnen sie mich|kannst du mich|konnt ihr mich|kann mich jemand) [bitte] (anrufen|zuruckrufen), [bitte um] ruckruf,
    gibt es [hier|da|auch] <person>, ist [da|hier] <person> (da|hier|erreichbar),
    ich (mochte|will) nicht mit (einem|einer) (bot|roboter|computer|maschine) (sprechen|reden|schreiben), kein (roboter|bot), live chat`,
    { person },
  ),
}
