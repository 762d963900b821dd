import type { ReactAdminMessages } from '../ReactAdminMessages.ts';

/** React-admin's own strings in French. */
export const frenchMessages: ReactAdminMessages = {
  ra: {
    action: {
      cancel: 'Annuler',
      confirm: 'Confirmer',
      create: 'Créer',
      delete: 'Supprimer',
      show: 'Afficher',
      undo: 'Annuler l’action',
      update: 'Mettre à jour',
    },
    page: { create: 'Créer %{name}', edit: '%{name} %{recordRepresentation}', list: '%{name}', show: '%{name} %{recordRepresentation}' },
    input: {
      references: {
        all_missing: 'Les données associées sont introuvables.',
        many_missing: 'Au moins une des données associées ne semble plus exister.',
        single_missing: 'La donnée associée ne semble plus exister.',
      },
    },
    message: {
      delete_content: 'Voulez-vous vraiment supprimer %{name} ?',
      delete_title: 'Supprimer %{name} %{recordRepresentation}',
      invalid_form: 'Le formulaire contient des erreurs. Vérifiez les champs signalés.',
      select_all_limit_reached: 'Il y a trop d’éléments pour tous les sélectionner. Seuls les %{max} premiers ont été sélectionnés.',
      unsaved_changes: 'Certaines de vos modifications ne sont pas enregistrées. Voulez-vous vraiment les abandonner ?',
    },
    navigation: { next: 'Aller à la page suivante', previous: 'Aller à la page précédente' },
    auth: { auth_check_error: 'Connectez-vous pour continuer' },
    notification: {
      updated: 'Modification enregistrée |||| %{smart_count} modifications enregistrées',
      created: 'Élément créé',
      deleted: 'Élément supprimé |||| %{smart_count} éléments supprimés',
      item_doesnt_exist: 'L’élément n’existe pas',
      http_error: 'Le service est injoignable',
      data_provider_error: 'Les données n’ont pas pu être chargées. Les détails se trouvent dans la console du navigateur.',
      i18n_error: 'Les traductions de la langue choisie n’ont pas pu être chargées',
      logged_out: 'Votre session est terminée, veuillez vous reconnecter.',
      not_authorized: 'Vous n’avez pas les droits nécessaires.',
    },
    validation: {
      required: 'Champ obligatoire',
      minLength: 'Au moins %{min} caractères',
      maxLength: 'Au plus %{max} caractères',
      minValue: 'Au moins %{min}',
      maxValue: 'Au plus %{max}',
      number: 'Doit être un nombre',
      email: 'Doit être une adresse e-mail valide',
      oneOf: 'Doit être l’une de ces valeurs : %{options}',
      regex: 'Doit suivre un format précis (expression régulière) : %{pattern}',
      unique: 'Doit être unique',
    },
  },
};
