export {
  hindiRegisterFormLabels as registerFormLabels,
  hindiSignInFormLabels as signInFormLabels,
} from '@setu/ui';
