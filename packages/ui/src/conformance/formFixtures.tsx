import {
  Checkbox,
  ContactForm,
  ErrorSummary,
  RadioGroup,
  RegisterForm,
  ScholarshipForm,
  SelectField,
  SignInForm,
  TextField,
} from '../index.ts';
import type { ContactFormProps, ScholarshipFormProps, ScholarshipValues } from '../index.ts';
import type { Fixture } from './Fixture.ts';
import { hindi, long, unbroken } from './texts.ts';

const nothing = () => undefined;

const help: ContactFormProps['help'] = {
  phone: { label: unbroken, href: 'tel:+910000000000' },
  whatsapp: { label: hindi, href: 'https://wa.me/910000000004' },
};
const finish: ScholarshipFormProps['finish'] = {
  phone: help.phone,
  whatsappHref: ({ address }) => `https://wa.me/910000000004?text=${encodeURIComponent(address)}`,
};
const appStore = { label: unbroken, href: 'https://example.com/app' };

const written: ScholarshipValues = {
  first_name: unbroken,
  last_name: hindi,
  mobile: unbroken,
  email: unbroken,
  address: long,
  gender: 'female',
  category: 'OBC',
  medium: 'hindi',
  mode: 'Online',
  familyincome: unbroken,
  education_qualification: long,
  accept: true,
};

const options = [
  { value: 'a', label: unbroken },
  { value: 'b', label: long },
  { value: 'c', label: hindi },
];

export const formFixtures: readonly Fixture[] = [
  {
    name: 'TextField',
    refElement: 'input',
    empty: (root) => <TextField {...root} label="Name" />,
    full: (root) => (
      <TextField
        {...root}
        label={unbroken}
        name="email"
        type="email"
        defaultValue={unbroken}
        hint={long}
        error={unbroken}
        autoComplete="email"
        inputMode="email"
        maxLength={5000}
        placeholder={unbroken}
        spellCheck={false}
        autoCapitalize="none"
        endAction={<button type="button">x</button>}
        required
        readOnly
      />
    ),
  },
  {
    name: 'TextField',
    shape: 'of several lines',
    refElement: 'textarea',
    empty: (root) => <TextField {...root} multiline label="Message" />,
    full: (root) => (
      <TextField
        {...root}
        multiline
        label={long}
        name="message"
        rows={12}
        value={long}
        onChange={nothing}
        hint={hindi}
        error={long}
        disabled
      />
    ),
  },
  {
    name: 'SelectField',
    refElement: 'select',
    empty: (root) => <SelectField {...root} label="State" options={[]} />,
    full: (root) => (
      <SelectField
        {...root}
        label={unbroken}
        name="state"
        options={options}
        placeholder={unbroken}
        defaultValue="b"
        hint={long}
        error={unbroken}
        autoComplete="address-level1"
        required
      />
    ),
  },
  {
    name: 'RadioGroup',
    refElement: 'fieldset',
    idElement: 'input',
    empty: (root) => <RadioGroup {...root} legend="Medium" name="medium" options={[]} />,
    full: (root) => (
      <RadioGroup
        {...root}
        legend={unbroken}
        name="medium"
        options={options}
        value="c"
        onValueChange={nothing}
        hint={long}
        error={unbroken}
        required
        disabled
      />
    ),
  },
  {
    name: 'Checkbox',
    inContainer: true,
    refElement: 'input',
    empty: (root) => <Checkbox {...root} label="I agree" />,
    full: (root) => (
      <Checkbox
        {...root}
        label={
          <>
            {unbroken} <a href="/terms">{hindi}</a>
          </>
        }
        name="accept"
        checked
        onCheckedChange={nothing}
        hint={long}
        error={unbroken}
        required
      />
    ),
  },
  {
    name: 'ErrorSummary',
    refElement: 'div[role="alert"]',
    empty: (root) => <ErrorSummary {...root} heading="There is a problem" errors={[]} />,
    full: (root) => (
      <>
        <ErrorSummary
          {...root}
          heading={unbroken}
          headingLevel={2}
          errors={[
            { fieldId: 'first', message: unbroken },
            { fieldId: 'first', message: long },
            { fieldId: 'gone', message: hindi },
          ]}
        />
        <TextField label="First" id="first" />
      </>
    ),
  },
  {
    name: 'ContactForm',
    refElement: 'form',
    empty: (root) => <ContactForm {...root} help={help} />,
    full: (root) => (
      <ContactForm
        {...root}
        action="/contact"
        onSubmit={async () => ({ ok: true })}
        initial={{
          values: { first_name: unbroken, last_name: hindi, email: unbroken, message: long },
          result: {
            ok: false,
            message: unbroken,
            fieldErrors: { first_name: long, message: unbroken },
          },
        }}
        help={help}
        hidden={<input type="hidden" name="trap" />}
        heading={unbroken}
        headingLevel={1}
        labels={{}}
      />
    ),
  },
  {
    name: 'ContactForm',
    shape: 'failed',
    refElement: 'form',
    empty: (root) => <ContactForm {...root} help={help} initial={{ result: 'sent' }} />,
    full: (root) => (
      <ContactForm {...root} help={help} initial={{ result: { ok: false } }} heading={hindi} />
    ),
  },
  {
    name: 'ScholarshipForm',
    refElement: 'form',
    empty: (root) => <ScholarshipForm {...root} finish={finish} />,
    full: (root) => (
      <ScholarshipForm
        {...root}
        action="/Scholarship"
        onSubmit={nothing}
        finish={finish}
        termsHref="/terms"
        initial={{ values: written, submitted: true }}
        heading={unbroken}
        headingLevel={1}
        labels={{}}
      />
    ),
  },
  {
    name: 'ScholarshipForm',
    shape: 'refused',
    refElement: 'form',
    empty: (root) => <ScholarshipForm {...root} finish={finish} initial={{ submitted: true }} />,
    full: (root) => (
      <ScholarshipForm
        {...root}
        finish={finish}
        initial={{ values: { ...written, mobile: '', gender: '', accept: false }, submitted: true }}
      />
    ),
  },
  {
    name: 'SignInForm',
    refElement: 'form',
    empty: (root) => <SignInForm {...root} appStore={appStore} />,
    full: (root) => (
      <SignInForm
        {...root}
        appStore={appStore}
        forgotHref="/forgot"
        otherHref="/register"
        headingLevel={1}
        labels={{ heading: unbroken, appText: long, email: unbroken, password: hindi }}
      />
    ),
  },
  {
    name: 'RegisterForm',
    refElement: 'form',
    empty: (root) => <RegisterForm {...root} appStore={appStore} />,
    full: (root) => (
      <RegisterForm
        {...root}
        appStore={appStore}
        forgotHref="/forgot"
        otherHref="/sign-in"
        headingLevel={1}
        labels={{ heading: unbroken, appText: long, email: unbroken, password: hindi }}
      />
    ),
  },
];
