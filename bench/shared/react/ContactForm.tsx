'use client';

import { type SubmitEvent, useState } from 'react';

const looksLikeMail = /^\S+@\S+\.\S+$/;

/** The form of the React versions: it validates its fields before sending, and names the missing ones. */
export function ContactForm() {
  const [error, setError] = useState('');
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const values = new FormData(event.currentTarget);
    const email = values.get('email');
    const isMail = typeof email === 'string' && looksLikeMail.test(email);
    const isComplete = isMail && values.get('message') !== '';
    setError(isComplete ? '' : 'Please give an email address and a message.');
    if (!isComplete) event.preventDefault();
  };
  return (
    <form className="form" method="post" action="/contact" noValidate onSubmit={check}>
      <ContactFields error={error} />
    </form>
  );
}

export function ContactFields({ error = '', required }: { error?: string; required?: boolean }) {
  return (
    <>
      <h2>Get in touch</h2>
      {error !== '' && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <label>
        First name
        <input name="first_name" autoComplete="given-name" />
      </label>
      <label>
        Last name
        <input name="last_name" autoComplete="family-name" />
      </label>
      <label>
        Email address
        <input name="email" type="email" autoComplete="email" required={required} />
      </label>
      <label>
        Message
        <textarea name="message" rows={6} required={required} />
      </label>
      <button className="button" type="submit">
        Send message
      </button>
    </>
  );
}
