import { accountFixture } from '../SignInForm/SignInForm.fixture.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export default accountFixture(RegisterForm);
