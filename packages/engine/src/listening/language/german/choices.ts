import type { ChoiceWords } from '../pack.ts'
import { lines, oneOf, opening, whole, within } from '../phrases.ts'

export const choices: ChoiceWords = {
  negations: oneOf(
    'nicht kein keine keinen keinem keiner keines keins ohne nie niemals weder ausser bis-auf ungern',
  ),
  agreeing: oneOf('nur dagegen storen stort'),
  negationEnds: oneOf('sondern aber stattdessen lieber nur doch'),
  negatedAfter: opening(
    '(kann|konnen|konnte) (ich|wir) [leider] nicht, (ist|sind|geht|gehen|passt|passen|kommt|kommen|klappt|will ich|mochte ich|wollen wir|brauche ich|brauchen wir|haben wir|habe ich) [leider|bei mir|bei uns|mir|uns|fur mich|fur uns|eher|gar|uberhaupt|noch] nicht, [immer] [noch] [immer|leider|gar|uberhaupt|so] nicht',
  ),
  except: oneOf('ausser'),
  all: within(
    'alle (tage|davon|drei|vier|funf|optionen|genannten), ^alle$, ^alles$, alles davon, alles ausser, samtliche, jeden tag, jeder tag, das ganze, egal welcher tag, sonst immer, immer',
  ),
  both: within('beide, beides, alle beide'),
  open: whole(`
    unbekannt, noch (nicht bekannt|unbekannt|unklar|offen|nicht klar|nicht sicher|unentschieden), nicht bekannt, offen, egal, beliebig, flexibel, unentschieden, keine praferenz, weiss [ich] [noch] nicht, [ich] weiss [es] [noch] nicht, unklar, keine angabe, spielt keine rolle, steht noch nicht fest, nicht sicher, keine ahnung`),
  nothing: oneOf('keine kein ohne nichts null 0 keiner nie'),
  wish: within(
    'mochte, mochten, will, wollen, gern, gerne, bitte, brauche, brauchen, ware (gut|schon|super|toll), konnen sie, kann jemand, ist ok, durfen, konnten sie',
  ),
  adding: within('auch, ausserdem, zusatzlich, dazu, noch, obendrein, plus'),
  ordinals: lines(`
    erste, ersten, erster, erstes, 1
    zweite, zweiten, zweiter, zweites
    dritte, dritten, dritter, drittes
    vierte, vierten, vierter, viertes
    funfte, funften, funfter, funftes`),
  last: oneOf('letzte letzten letzter letztes letztere letzteres'),
  pointing: oneOf('dieser dieses diesen diesem diese nachste nachsten nachster nachstes'),
  elsewhere: oneOf('seit bis'),
  everyday: oneOf(`
    geht klappt funktioniert geklappt erledigt jetzt heute spater bald gleich offen andere anderes neu neue neues gebraucht erste zweite letzte nachste zeit tag tage tagen
    woche wochen monat monate monaten quartal jahr jahre jahren anruf anrufen handy online suche frei normal mittel gross klein
    kleine grosse lange langer schnell hilfe unterstutzung beratung preis preise kosten qualitat seite laden shop ja nein gut
    mail email informationen empfehlen entscheidung do fr mi di mo teams telefon gunstig rat werbung`),
  vague: oneOf('etwas irgendetwas irgendwas irgendwie jemand'),
  self: oneOf('ich wir'),
  others: oneOf(
    'er sie chef chefin vorstand geschaftsfuhrung geschaftsfuhrer geschaftsfuhrerin leitung inhaber inhaberin kollege kollegin mann frau team',
  ),
  slotWords: oneOf(`
    ist hat haben hatte sind war kann darf soll will wollen mochten mochte anzahl art typ kategorie der die das den dem des ein
    eine einen fur zu in an am mit und oder ihr ihre ihren sie wir uns unser mein dein sein welche welcher welches wie viele was
    wann wo wer schon bereits name gesamt`),
}
