import type { ReactAdminMessages } from '../ReactAdminMessages.ts';

/** React-admin's own strings in Dutch. */
export const dutchMessages: ReactAdminMessages = {
  ra: {
    action: {
      cancel: 'Annuleren',
      confirm: 'Bevestigen',
      create: 'Aanmaken',
      delete: 'Verwijderen',
      show: 'Tonen',
      undo: 'Ongedaan maken',
      update: 'Bijwerken',
    },
    page: { create: '%{name} aanmaken', edit: '%{name} %{recordRepresentation}', list: '%{name}', show: '%{name} %{recordRepresentation}' },
    input: {
      references: {
        all_missing: 'De gekoppelde gegevens zijn niet gevonden.',
        many_missing: 'Minstens een van de gekoppelde gegevens lijkt niet meer te bestaan.',
        single_missing: 'Het gekoppelde gegeven lijkt niet meer te bestaan.',
      },
    },
    message: {
      delete_content: 'Wilt u %{name} echt verwijderen?',
      delete_title: '%{name} %{recordRepresentation} verwijderen',
      invalid_form: 'Het formulier is niet juist ingevuld. Controleer de gemarkeerde velden.',
      select_all_limit_reached: 'Er zijn te veel items om alles te selecteren. Alleen de eerste %{max} zijn geselecteerd.',
      unsaved_changes: 'Een deel van uw wijzigingen is niet opgeslagen. Wilt u die echt laten vervallen?',
    },
    navigation: { next: 'Naar de volgende pagina', previous: 'Naar de vorige pagina' },
    auth: { auth_check_error: 'Meld u aan om door te gaan' },
    notification: {
      updated: 'Wijziging opgeslagen |||| %{smart_count} wijzigingen opgeslagen',
      created: 'Item aangemaakt',
      deleted: 'Item verwijderd |||| %{smart_count} items verwijderd',
      item_doesnt_exist: 'Het item bestaat niet',
      http_error: 'De dienst is niet bereikbaar',
      data_provider_error: 'De gegevens konden niet worden geladen. Details staan in de console van de browser.',
      i18n_error: 'De vertalingen voor de gekozen taal konden niet worden geladen',
      logged_out: 'Uw sessie is verlopen, meld u opnieuw aan.',
      not_authorized: 'U hebt hier geen rechten voor.',
    },
    validation: {
      required: 'Verplicht',
      minLength: 'Minstens %{min} tekens',
      maxLength: 'Hoogstens %{max} tekens',
      minValue: 'Minstens %{min}',
      maxValue: 'Hoogstens %{max}',
      number: 'Moet een getal zijn',
      email: 'Moet een geldig e-mailadres zijn',
      oneOf: 'Moet een van deze zijn: %{options}',
      regex: 'Moet een bepaalde vorm hebben (reguliere expressie): %{pattern}',
      unique: 'Moet uniek zijn',
    },
  },
};
