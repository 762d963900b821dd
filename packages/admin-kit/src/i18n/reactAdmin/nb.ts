import type { ReactAdminMessages } from '../ReactAdminMessages.ts';

/** React-admin's own strings in Norwegian Bokmål. */
export const norwegianMessages: ReactAdminMessages = {
  ra: {
    action: { cancel: 'Avbryt', confirm: 'Bekreft', create: 'Opprett', delete: 'Slett', show: 'Vis', undo: 'Angre', update: 'Oppdater' },
    page: { create: 'Opprett %{name}', edit: '%{name} %{recordRepresentation}', list: '%{name}', show: '%{name} %{recordRepresentation}' },
    input: {
      references: {
        all_missing: 'Fant ikke de tilknyttede opplysningene.',
        many_missing: 'Minst én av de tilknyttede opplysningene ser ikke ut til å finnes lenger.',
        single_missing: 'Den tilknyttede opplysningen ser ikke ut til å finnes lenger.',
      },
    },
    message: {
      delete_content: 'Vil du virkelig slette %{name}?',
      delete_title: 'Slett %{name} %{recordRepresentation}',
      invalid_form: 'Skjemaet er ikke riktig utfylt. Kontroller de markerte feltene.',
      select_all_limit_reached: 'Det er for mange elementer til å velge alle. Bare de første %{max} ble valgt.',
      unsaved_changes: 'Noen av endringene dine er ikke lagret. Vil du virkelig forkaste dem?',
    },
    navigation: { next: 'Gå til neste side', previous: 'Gå til forrige side' },
    auth: { auth_check_error: 'Logg inn for å fortsette' },
    notification: {
      updated: 'Endringen er lagret |||| %{smart_count} endringer er lagret',
      created: 'Elementet er opprettet',
      deleted: 'Elementet er slettet |||| %{smart_count} elementer er slettet',
      item_doesnt_exist: 'Elementet finnes ikke',
      http_error: 'Fikk ikke kontakt med tjenesten',
      data_provider_error: 'Opplysningene kunne ikke hentes. Detaljer finnes i nettleserens konsoll.',
      i18n_error: 'Oversettelsene for det valgte språket kunne ikke lastes',
      logged_out: 'Påloggingen din er utløpt, logg inn på nytt.',
      not_authorized: 'Du har ikke tilgang til dette.',
    },
    validation: {
      required: 'Obligatorisk',
      minLength: 'Minst %{min} tegn',
      maxLength: 'Høyst %{max} tegn',
      minValue: 'Minst %{min}',
      maxValue: 'Høyst %{max}',
      number: 'Må være et tall',
      email: 'Må være en gyldig e-postadresse',
      oneOf: 'Må være en av: %{options}',
      regex: 'Må følge et bestemt format (regulært uttrykk): %{pattern}',
      unique: 'Må være unik',
    },
  },
};
